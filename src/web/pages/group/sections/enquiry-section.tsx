import type { TopicInfo } from "#contract/schemas/marketing/topic-info.ts";
import { groupZh } from "#texts/marketing/group.zh.ts";
import { hours } from "#texts/demand/callback.zh.ts";
import { splitSample } from "#texts/site/mark-sample.ts";
import { ShortDemandForm } from "#web/features/demand-form/form/short-demand-form.tsx";
import type { ShortField } from "#web/features/demand-form/form/short-demand-form-props.ts";
import { useRuntimeConfig } from "#web/platform/runtime-config-context.ts";
import { CallbackText } from "#web/ui/text/callback-text.tsx";
import { classNames } from "#web/ui/text/class-names.ts";
import { Seal } from "#web/ui/text/seal.tsx";
import pageStructureStyles from "#web/ui/structure/page-structure.module.css";
import textStyles from "#web/ui/text/text.module.css";
import styles from "./enquiry-section.module.css";

const fields: ShortField[] = ["cityCode", "people", "name", "mobile"];
/** Where there is no hotel to choose, its name. */
const namedFields: ShortField[] = [...fields, "remarks"];
const { submit, hotel, hotelHint } = groupZh.enquiry;
const wording = { submit };
const namedWording = { submit, remarks: hotel, remarksHint: hotelHint };

/** Venues that one enquiry goes to at most. */
const mostVenues = 3;

/** Characters of a name that a seal has room for. */
const mostOnSeal = 4;

interface EnquirySectionProps {
  topic: Pick<TopicInfo, "groupName" | "city" | "eventSize" | "totals" | "fits">;
  scope: string;
}

/** Renders the group's form as a band: who asks the hotels and when a call comes, and four fields that follow the event size and the city of the page. */
export function EnquirySection({ topic: { groupName, city, eventSize, totals, fits }, scope }: EnquirySectionProps) {
  const { adviser } = useRuntimeConfig();
  const { text: name } = splitSample(adviser);
  const texts = groupZh.enquiry;
  return (
    <section className={styles.enquiry} id="enquiry">
      <div className={classNames(pageStructureStyles.page, pageStructureStyles.wide, styles.band)}>
        <div className={styles.person}>
          {name && name.length <= mostOnSeal && <Seal name={name} />}
          <div>
            <h2>{totals.venues > 0 ? texts.title(scope, Math.min(mostVenues, fits)) : texts.noneTitle}</h2>
            <p className={textStyles.soft}>{texts.adviser(name, hours)}</p>
            <p className={textStyles.soft}>
              <CallbackText format={texts.text} />
            </p>
          </div>
        </div>
        <ShortDemandForm
          fields={totals.venues > 0 ? fields : namedFields}
          layout={eventSize.layout}
          pageFrom={`zt/${groupName}`}
          people={eventSize.people}
          wording={totals.venues > 0 ? wording : namedWording}
          {...(city && { city: { code: city.code, name: city.name } })}
        />
      </div>
    </section>
  );
}

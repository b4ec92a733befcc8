import type { TopicInfo } from "#contract/schemas/marketing/topic-info.ts";
import { groupZh } from "#texts/marketing/group.zh.ts";
import { ShortDemandForm } from "#web/features/demand-form/form/short-demand-form.tsx";
import type { ShortField } from "#web/features/demand-form/form/short-demand-form-props.ts";
import { CallbackText } from "#web/ui/text/callback-text.tsx";
import pageStructureStyles from "#web/ui/structure/page-structure.module.css";
import styles from "./enquiry-section.module.css";

const fields: ShortField[] = ["people", "cityCode", "name", "mobile"];
const moreFields: ShortField[] = ["startDate", "guestRooms", "budget", "remarks"];
const wording = { submit: groupZh.enquiry.submit };

/** Renders the group's form, which follows the event size and the city of the page. */
export function EnquirySection({ topic }: { topic: Pick<TopicInfo, "name" | "groupName" | "city" | "eventSize"> }) {
  const { name, groupName, city, eventSize } = topic;
  return (
    <section className={pageStructureStyles.section} id="enquiry">
      <div className={styles.enquiry}>
        <div>
          <h2>{groupZh.enquiry.title(name)}</h2>
          <p className={styles.lead}>
            <CallbackText format={groupZh.enquiry.text} />
          </p>
        </div>
        <ShortDemandForm
          fields={fields}
          layout={eventSize.layout}
          moreFields={moreFields}
          pageFrom={`zt/${groupName}`}
          people={eventSize.people}
          wording={wording}
          {...(city && { city: { code: city.code, name: city.name } })}
        />
      </div>
    </section>
  );
}

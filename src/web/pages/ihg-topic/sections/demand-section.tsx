import { useMemo } from "react";
import { formatMetres, formatNumber, formatSizeShort } from "#domain/format.ts";
import type { ClearHeightInput } from "#domain/clear-height/clear-height-address.ts";
import { getEventPreset } from "#domain/clear-height/event-presets.ts";
import { groupTopicZh } from "#texts/marketing/group-topic.zh.ts";
import { ihgTopicZh } from "#texts/marketing/ihg-topic.zh.ts";
import { ShortDemandForm } from "#web/features/demand-form/form/short-demand-form.tsx";
import topicStyles from "#web/features/group-topic/topic-page.module.css";
import pageStructureStyles from "#web/ui/structure/page-structure.module.css";
import { CallbackText } from "#web/ui/text/callback-text.tsx";
import { classNames } from "#web/ui/text/class-names.ts";
import textStyles from "#web/ui/text/text.module.css";
import type { BrandWithRoom, IhgTopicData } from "../page.tsx";

const texts = ihgTopicZh.demand;
const fields = ["cityCode", "people", "name", "mobile"] as const;
const moreFields = ["startDate", "company", "guestRooms", "remarks"] as const;
const wording = { submit: groupTopicZh.submit };

interface DemandSectionProps {
  data: IhgTopicData;
  input: ClearHeightInput;
  /** The brands that the enquiry is about. */
  brands: readonly BrandWithRoom[];
}

/** Renders the demand form with what was asked for attached; it is about the rooms that fit. */
export function DemandSection({ data: { city, cities, required }, input, brands }: DemandSectionProps) {
  const { eventType, people, led, perHead } = input;
  const names = brands.map(({ name }) => name).join("、");
  const attachment = useMemo(
    () => ({
      title: texts.attachment(ihgTopicZh.events[eventType], formatNumber(people)),
      text: [
        ...(getEventPreset(eventType).isRigged
          ? [texts.led(ihgTopicZh.sentence.ledSize(formatSizeShort(led.width, led.height)))]
          : []),
        texts.required(formatMetres(required)),
        texts.perHead(formatNumber(perHead)),
        ...(names ? [texts.brands(names)] : []),
      ].join("\n"),
    }),
    [eventType, people, led, perHead, required, names],
  );
  const initial = useMemo(() => ({ eventType, layout: getEventPreset(eventType).layout }), [eventType]);
  const selectedVenues = useMemo(
    () => brands.map(({ room: { venue, space } }) => ({ siteId: venue.id, spaceCode: space.id, name: venue.name })),
    [brands],
  );
  const isListed = city && cities.some(({ code }) => code === city.code);
  return (
    <section className={classNames(pageStructureStyles.section, topicStyles.demand)}>
      <div>
        <h2>{texts.title(names || ihgTopicZh.group)}</h2>
        <p className={textStyles.soft}>{texts.text}</p>
        <p className={topicStyles.promise}>
          <CallbackText format={groupTopicZh.promise} />
        </p>
      </div>
      <ShortDemandForm
        attachment={attachment}
        {...(isListed && { cities, city })}
        {...(city && !isListed && { city })}
        fields={fields}
        initial={initial}
        moreFields={moreFields}
        pageFrom="marketing/ihg/topic"
        people={people}
        selectedVenues={selectedVenues}
        wording={wording}
      />
    </section>
  );
}

import { useMemo } from "react";
import { formatMetres, formatSizeShort } from "#domain/format.ts";
import { type ClearHeightInput, formatIhgTopicHref } from "#domain/clear-height/clear-height-address.ts";
import { eventPresets, findLargestLed, getEventPreset } from "#domain/clear-height/event-presets.ts";
import { ihgTopicZh } from "#texts/marketing/ihg-topic.zh.ts";
import { GroupFacts } from "../../features/group-topic/group-facts.tsx";
import { NoGroupVenue } from "../../features/group-topic/no-group-venue.tsx";
import topicStyles from "../../features/group-topic/topic-page.module.css";
import type { PageProps } from "../../page.ts";
import { Breadcrumb } from "../../ui/navigation/breadcrumb.tsx";
import { Link } from "../../ui/navigation/link.tsx";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import { classNames } from "../../ui/text/class-names.ts";
import textStyles from "../../ui/text/text.module.css";
import { ihgTopicCrumbs } from "./build-ihg-topic-head.ts";
import { RoomFrieze } from "./frieze/room-frieze.tsx";
import { HeightSentence } from "./height-sentence.tsx";
import { DemandSection } from "./sections/demand-section.tsx";
import { RoomBill } from "./sections/room-bill.tsx";
import { RoomDetail } from "./sections/room-detail.tsx";
import { OffersSection } from "./sections/offers-section.tsx";
import type { BrandWithRoom, IhgTopicData, IhgTopicInput } from "./page.tsx";

const hasRoom = (brand: IhgTopicData["brands"][number]): brand is BrandWithRoom => brand.room !== undefined;

/** Renders the topic: brands compared by the clear height of their largest room, and by what an event costs a head. */
export function IhgTopicView({ input, data }: PageProps<IhgTopicInput, IhgTopicData>) {
  const { brands, shown, group } = data;
  const rooms = useMemo(() => brands.filter(hasRoom), [brands]);
  const fitting = rooms.filter(({ room }) => room.fits);
  const detail = rooms.find(({ id }) => id === shown?.id);
  const enquired = useMemo(
    () => (fitting.length > 0 ? rooms.filter(({ room }) => room.fits) : detail ? [detail] : []),
    [rooms, fitting.length, detail],
  );
  return (
    <main className={pageStructureStyles.page} id="main">
      <Breadcrumb crumbs={ihgTopicCrumbs} />
      <h1 className={topicStyles.heading}>{ihgTopicZh.heading}</h1>
      <HeightSentence data={data} input={input} />
      {brands.length === 0 ? (
        <NoGroupVenue
          cities={data.cities.map(({ name, pinyin, count }) => ({
            name: ihgTopicZh.empty.city(name, count),
            href: formatIhgTopicHref({ ...input, city: pinyin }),
          }))}
          text={data.cities.length > 0 ? ihgTopicZh.empty.text : ihgTopicZh.empty.noVenueText}
          title={data.city ? ihgTopicZh.empty.title(data.city.name) : ihgTopicZh.empty.noVenue}
        />
      ) : (
        <>
          <Result data={data} fitting={fitting} rooms={rooms} input={input} />
          <RoomFrieze data={data} input={input} />
          {detail && <RoomDetail brand={detail} input={input} />}
          <section className={classNames(pageStructureStyles.section, topicStyles.columns, topicStyles.fromTablet)}>
            <div>
              <OffersSection data={data} input={input} />
            </div>
            <div>{detail && shown && <RoomBill brand={detail} input={input} shown={shown} />}</div>
          </section>
        </>
      )}
      <DemandSection brands={enquired} data={data} input={input} />
      <GroupFacts group={group} groupName="ihg" name={ihgTopicZh.group} />
    </main>
  );
}

interface ResultProps {
  data: IhgTopicData;
  rooms: readonly BrandWithRoom[];
  fitting: readonly BrandWithRoom[];
  input: ClearHeightInput;
}

/** Renders which brands fit; where none does, the highest ceiling and the screen that it takes. */
function Result({ data: { required }, rooms, fitting, input }: ResultProps) {
  const { result } = ihgTopicZh;
  const { isRigged } = getEventPreset(input.eventType);
  const highest = Math.max(0, ...rooms.map(({ room }) => room.space.height ?? 0));
  const led = findLargestLed(highest);
  const [names, count] = result.fits(fitting.map(({ name }) => name).join("、"), fitting.length);
  return (
    <div>
      <p className={topicStyles.result}>
        {fitting.length > 0 ? (
          <>
            <b>{names}</b>
            {count}
          </>
        ) : (
          <span className={textStyles.caution}>
            {result.none(highest > 0 ? formatMetres(highest) : undefined)}
            {isRigged &&
              led &&
              `，${result.takes(ihgTopicZh.sentence.ledSize(formatSizeShort(led.width, led.height)))}`}
          </span>
        )}
      </p>
      <p className={textStyles.small}>
        {isRigged
          ? result.rigged(formatMetres(input.led.height), formatMetres(required))
          : result.standing(formatMetres(required))}
      </p>
      <nav className={topicStyles.choices}>
        {eventPresets.map(({ eventType, people }) => (
          <Link
            aria-current={eventType === input.eventType || undefined}
            href={formatIhgTopicHref({ ...input, eventType, people })}
            key={eventType}
          >
            {ihgTopicZh.events[eventType]}
          </Link>
        ))}
      </nav>
    </div>
  );
}

import { formatArea, formatMetres, formatNumber } from "#domain/format.ts";
import type { ClearHeightInput } from "#domain/clear-height/clear-height-address.ts";
import { getEventPreset } from "#domain/clear-height/event-presets.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import { eventSizeAddress } from "#domain/venue/event-size.ts";
import { formatSpaceHref, formatVenueHref } from "#domain/venue/format-venue-href.ts";
import { ihgTopicZh } from "#texts/marketing/ihg-topic.zh.ts";
import { pictureZh } from "#texts/venue/picture.zh.ts";
import { DeferredScaledPlan } from "#web/features/seating-plan/deferred-scaled-plan.tsx";
import { drawRowPlans } from "#web/features/search/rows/draw-row-plans.tsx";
import { LinkButton } from "#web/ui/forms/button.tsx";
import { SpecSheet } from "#web/ui/list/spec-sheet.tsx";
import { Link } from "#web/ui/navigation/link.tsx";
import { NotchedPicture } from "#web/ui/picture/notched-picture.tsx";
import { Picture } from "#web/ui/picture/picture.tsx";
import type { PictureSlot } from "#web/ui/picture/picture-sources.ts";
import pageStructureStyles from "#web/ui/structure/page-structure.module.css";
import { classNames } from "#web/ui/text/class-names.ts";
import textStyles from "#web/ui/text/text.module.css";
import topicStyles from "#web/features/group-topic/topic-page.module.css";
import type { BrandWithRoom } from "../page.tsx";
import { defer } from "#web/platform/lazy-loading/deferred.tsx";
import longSectionStyles from "./long-section.module.css";

/** The room cut lengthwise, which the server draws: the browser loads the seating rules when it has to draw another one. */
const DeferredLongSection = defer(async () => (await import("./long-section.tsx")).LongSection);

const texts = ihgTopicZh.section;
const slots: PictureSlot[] = [{ from: 1248, width: "576px" }, { from: 752, width: "55vw" }, { width: "92vw" }];

/** Renders the room of one brand: cut lengthwise with its people, its picture, and what a planner asks about it. */
export function RoomDetail({ brand, input }: { brand: BrandWithRoom; input: ClearHeightInput }) {
  const { venue, space, people } = brand.room;
  const layout = getLayoutByKey(getEventPreset(input.eventType).layout);
  const query = eventSizeAddress.format({ people: input.people, layout: layout.key });
  const { style, plans } = drawRowPlans([{ space, layout: layout.key, isPictured: true }], input.people);
  const { rigging, loadInDoor, led } = space;
  const size = (sides: { width: number; height: number } | undefined) =>
    sides && texts.ledSize(formatMetres(sides.width), formatMetres(sides.height));
  const rows = [
    { label: texts.area, value: space.area && formatArea(space.area), unit: "m²" },
    { label: texts.height, value: space.height && formatMetres(space.height), unit: "m" },
    { label: layout.name, value: people && formatNumber(people), unit: ihgTopicZh.sentence.people },
    {
      label: texts.rigging,
      value: rigging && texts.points(formatNumber(rigging.points), formatNumber(rigging.kg)),
      unit: "kg",
    },
    { label: texts.door, value: size(loadInDoor), unit: "m" },
    { label: texts.led, value: size(led), unit: "m" },
    { label: texts.guestRooms, value: venue.guestRoomCount && formatNumber(venue.guestRoomCount), unit: texts.room },
  ].map((row) => ({ ...row, value: row.value || undefined }));
  return (
    <section className={pageStructureStyles.section}>
      <div className={pageStructureStyles.sectionHead}>
        <h2>{texts.title(brand.name, space.name)}</h2>
        <span className={textStyles.soft}>{venue.cityName}</span>
      </div>
      <div className={classNames(topicStyles.columns, topicStyles.fromTablet)} style={style}>
        <div>
          {space.picture ? (
            <NotchedPicture
              className={longSectionStyles.shot}
              picture={
                <Picture
                  alt={pictureZh.alt(space.name, space.picture.caption ?? "")}
                  className={longSectionStyles.photo}
                  mark={false}
                  picture={space.picture}
                  slots={slots}
                />
              }
              plan={plans[0]}
            />
          ) : (
            <DeferredScaledPlan layout={layout.key} people={input.people} space={space} />
          )}
        </div>
        <div>
          <h3>
            <Link href={formatVenueHref(venue.id)}>{venue.name}</Link>
          </h3>
          <p className={textStyles.soft}>{[venue.districtName, venue.areaName].filter(Boolean).join("，")}</p>
          <SpecSheet measures rows={rows} />
          <p className={topicStyles.action}>
            <LinkButton href={formatSpaceHref(venue.id, space.id) + query} small>
              {texts.plan}
            </LinkButton>
          </p>
        </div>
      </div>
      <DeferredLongSection brand={brand} input={input} />
    </section>
  );
}

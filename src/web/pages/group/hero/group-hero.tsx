import type { TopicInfo } from "#contract/schemas/marketing/topic-info.ts";
import { formatNumber } from "#domain/format.ts";
import { demandLimits } from "#domain/limits.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import { groupZh } from "#texts/marketing/group.zh.ts";
import { venueZh } from "#texts/venue/venue.zh.ts";
import { getPeopleStep } from "#web/features/capacity-table/event-size/get-people-step.ts";
import { LayoutSelect } from "#web/features/capacity-table/event-size/layout-select.tsx";
import { Stepper } from "#web/ui/forms/stepper.tsx";
import { ViewSwitch } from "#web/ui/navigation/view-switch.tsx";
import { BlockRenderUntilLoaded } from "#web/ui/states/block-render-until-loaded.tsx";
import { formatGroupScope } from "../format-group-scope.ts";
import type { GroupLinks } from "../group-links.ts";
import type { GroupInput } from "../loader.ts";
import { BrandChips } from "./brand-chips.tsx";
import { SpaceOverlay } from "./space-overlay.tsx";
import { SpaceWall } from "./space-wall.tsx";
import { useGroupEventSize } from "./use-group-event-size.ts";
import textStyles from "#web/ui/text/text.module.css";
import styles from "./group-hero.module.css";

/** Says what the group has, and how many of its venues hold the people; or the most that any holds. */
function formatTotals({ totals, city, brand, name, fits, mostPeople, eventSize }: TopicInfo): string {
  const { counts, size } = groupZh;
  const people = formatNumber(eventSize.people);
  const has = [
    counts.venues(formatNumber(totals.venues)),
    !city && counts.cities(formatNumber(totals.cities)),
    counts.spaces(formatNumber(totals.spaces)),
  ];
  const most =
    mostPeople > 0 ? size.most(getLayoutByKey(eventSize.layout).name, formatNumber(mostPeople)) : size.unknown;
  const result = fits > 0 ? size.fits(formatNumber(fits), people) : `${size.none(people)}，${most}`;
  return [has.filter(Boolean).join("，"), result, brand && counts.partOf(name)].filter(Boolean).join("。");
}

interface GroupHeroProps {
  topic: TopicInfo;
  links: GroupLinks;
  view: GroupInput["view"] | undefined;
}

/** Renders the group's name and totals beside the event size, its brands, and its largest spaces as photographs or over each other. */
export function GroupHero({ topic, links, view }: GroupHeroProps) {
  const { eventSize, brand } = topic;
  const { shown, setEventSize, busy } = useGroupEventSize(eventSize, links.formatSizeHref);
  const hasWall = topic.wall.length > 0;
  return (
    <div className={styles.hero}>
      <div className={styles.heading}>
        <div>
          <h1>{groupZh.heading(formatGroupScope(topic))}</h1>
          <p aria-live="polite" className={textStyles.soft}>
            {busy ? groupZh.size.counting : formatTotals(topic)}
          </p>
        </div>
        <form className={styles.size} onSubmit={(event) => event.preventDefault()}>
          {brand && <input name="brand" type="hidden" value={brand.id} />}
          <Stepper
            label={venueZh.board.people}
            max={demandLimits.people}
            min={1}
            name="people"
            onValue={(people) => setEventSize({ ...shown, people })}
            step={getPeopleStep(shown.people)}
            value={shown.people}
          />
          <span>{groupZh.size.people}</span>
          <LayoutSelect onValue={(layout) => setEventSize({ ...shown, layout })} value={shown.layout} />
        </form>
      </div>
      <div className={styles.controls}>
        <BrandChips links={links} topic={topic} />
        {hasWall && (
          <ViewSwitch
            label={groupZh.views.label}
            views={([undefined, "scale"] as const).map((one) => ({
              href: links.formatViewHref(one),
              label: groupZh.views[one ?? "photos"],
              current: view === one,
            }))}
          />
        )}
      </div>
      {hasWall && view === undefined ? (
        <SpaceWall eventSize={eventSize} note={groupZh.wall.order} spaces={topic.wall} />
      ) : (
        <SpaceOverlay busy={busy} topic={topic} />
      )}
      <BlockRenderUntilLoaded id="group-figures" />
    </div>
  );
}

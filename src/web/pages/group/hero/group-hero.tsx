import type { TopicInfo } from "#contract/schemas/marketing/topic-info.ts";
import { formatArea, formatNumber } from "#domain/format.ts";
import { demandLimits } from "#domain/limits.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import type { EventSize } from "#domain/venue/event-size.ts";
import { groupZh } from "#texts/marketing/group.zh.ts";
import { venueZh } from "#texts/venue/venue.zh.ts";
import { getPeopleStep } from "#web/features/capacity-table/event-size/get-people-step.ts";
import { LayoutSelect } from "#web/features/capacity-table/event-size/layout-select.tsx";
import { Stepper } from "#web/ui/forms/stepper.tsx";
import { ViewSwitch } from "#web/ui/navigation/view-switch.tsx";
import { BlockRenderUntilLoaded } from "#web/ui/states/block-render-until-loaded.tsx";
import { Figure } from "#web/ui/text/figure.tsx";
import { classNames } from "#web/ui/text/class-names.ts";
import type { GroupLinks } from "../group-links.ts";
import { BrandTable, CityVenueTable } from "./brand-table.tsx";
import type { GroupInput } from "../loader.ts";
import { SpaceOverlay } from "./space-overlay.tsx";
import { SpaceWall } from "./space-wall.tsx";
import { useGroupEventSize } from "./use-group-event-size.ts";
import textStyles from "#web/ui/text/text.module.css";
import styles from "./group-hero.module.css";

/** Formats what is known of the group as a company, and what this site has of it. */
function formatCompany({ founded, home, reported, fullName, nameEn }: TopicInfo): string {
  const texts = groupZh.facts;
  const parts = [`${fullName} ${nameEn}`, founded ? texts.founded(founded, home) : texts.home(home)];
  if (reported) {
    const { hotels, region, atLeast, month } = reported;
    const [year = "", monthNumber] = month.split("-");
    const count = formatNumber(hotels);
    const when = monthNumber ? texts.month(year, String(Number(monthNumber))) : texts.year(year);
    parts.push(texts.reported(region, atLeast ? texts.atLeast(count) : texts.count(count), when));
  }
  return `${parts.join("，")}。`;
}

function Totals({ topic: { totals, city } }: { topic: TopicInfo }) {
  const units = groupZh.totals;
  const figures = [
    { value: totals.venues, unit: units.venues },
    ...(city ? [] : [{ value: totals.cities, unit: units.cities }]),
    { value: totals.spaces, unit: units.spaces },
    ...(city && totals.guestRooms > 0 ? [{ value: totals.guestRooms, unit: units.guestRooms }] : []),
  ];
  return (
    <p className={styles.totals}>
      {figures.map(({ value, unit }) => (
        <Figure key={unit} unit={unit} value={formatNumber(value)} />
      ))}
    </p>
  );
}

/** Renders how many venues hold the people, and the rule that the curve is drawn by; or the most that any holds. */
function Result({ topic, shown, busy }: { topic: TopicInfo; shown: EventSize; busy: boolean }) {
  const texts = groupZh.size;
  const { fits, mostPeople, required, eventSize } = topic;
  const layout = getLayoutByKey(eventSize.layout).name;
  const most = mostPeople > 0 ? texts.most(layout, formatNumber(mostPeople)) : texts.unknown;
  return (
    <div aria-live="polite" className={styles.result}>
      <p>
        {busy ? (
          texts.counting
        ) : fits > 0 ? (
          <>
            <b>{formatNumber(fits)}</b> {texts.fits(formatNumber(shown.people))}
          </>
        ) : (
          texts.none(formatNumber(shown.people))
        )}
      </p>
      <p className={textStyles.soft}>
        {!busy && fits === 0
          ? most
          : texts.rule(layout, formatNumber(required.perPerson, 1), formatArea(required.area))}
      </p>
    </div>
  );
}

interface GroupHeroProps {
  topic: TopicInfo;
  links: GroupLinks;
  brandId: string | undefined;
  view: GroupInput["view"] | undefined;
}

/** Renders the group's name and totals, the event size, its largest spaces as photographs or over each other, and its brands or the city's venues. */
export function GroupHero({ topic, links, brandId, view }: GroupHeroProps) {
  const { name, city, eventSize, brands, cityVenues, totals, note } = topic;
  const { shown, setEventSize, busy } = useGroupEventSize(eventSize, links.formatSizeHref);
  const board = venueZh.board;
  const hasWall = topic.wall.length > 0;
  const isWall = hasWall && view === undefined;
  return (
    <div className={classNames(styles.hero, isWall && styles.withWall)}>
      <div className={styles.heading}>
        <h1>{city ? groupZh.heading(name, city.name) : name}</h1>
        {totals.venues > 0 && <Totals topic={topic} />}
        <p className={classNames(textStyles.small, styles.company)}>
          {formatCompany(topic)}
          {note}
        </p>
        {totals.venues > 0 && (
          <>
            <form className={styles.size} onSubmit={(event) => event.preventDefault()}>
              <span>{board.have}</span>
              <Stepper
                label={board.people}
                max={demandLimits.people}
                min={1}
                name="people"
                onValue={(people) => setEventSize({ ...shown, people })}
                step={getPeopleStep(shown.people)}
                value={shown.people}
              />
              <span>
                {groupZh.size.people}
                <span className={styles.layoutLabel}>{groupZh.size.layout}</span>
              </span>
              <LayoutSelect onValue={(layout) => setEventSize({ ...shown, layout })} value={shown.layout} />
            </form>
            <Result busy={busy} shown={shown} topic={topic} />
          </>
        )}
      </div>
      {totals.venues > 0 && (
        <>
          <div className={styles.drawing}>
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
            {isWall ? <SpaceWall topic={topic} /> : <SpaceOverlay busy={busy} topic={topic} />}
          </div>
          <div className={styles.figures}>
            {cityVenues ? (
              <CityVenueTable eventSize={eventSize} venues={cityVenues} />
            ) : (
              <BrandTable brands={brands} currentBrand={brandId} formatBrandHref={links.formatBrandHref} />
            )}
            <p className={classNames(textStyles.small, styles.rule)}>{groupZh.table.priceRule}</p>
          </div>
          <BlockRenderUntilLoaded id="group-figures" />
        </>
      )}
    </div>
  );
}

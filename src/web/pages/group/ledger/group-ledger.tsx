import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { formatNumber } from "#domain/format.ts";
import { countConstraints } from "#domain/search/count-constraints.ts";
import { formatListHref } from "#domain/search/grammar.ts";
import { type ListQuery, sorts } from "#domain/search/filters.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import { groupZh } from "#texts/marketing/group.zh.ts";
import { searchZh, sortNames } from "#texts/search/search.zh.ts";
import { drawRowPlans } from "#web/features/search/rows/draw-row-plans.tsx";
import { getRowPictureLoads } from "#web/features/search/rows/row-picture.tsx";
import { VenueRow } from "#web/features/search/rows/venue-row.tsx";
import { Button } from "#web/ui/forms/button.tsx";
import { Link } from "#web/ui/navigation/link.tsx";
import { Pagination } from "#web/ui/navigation/pagination.tsx";
import { classNames } from "#web/ui/text/class-names.ts";
import type { GroupLinks } from "../group-links.ts";
import { bySum, type GroupData, type GroupInput } from "../loader.ts";
import { CityLinks } from "./city-links.tsx";
import { GroupChips } from "./group-chips.tsx";
import { GroupFilterSheet } from "./group-filter-sheet.tsx";
import { NoVenues } from "./no-venues.tsx";
import pageStructureStyles from "#web/ui/structure/page-structure.module.css";
import textStyles from "#web/ui/text/text.module.css";
import styles from "./group-ledger.module.css";

const texts = groupZh.ledger;

export interface LedgerProps {
  input: GroupInput;
  data: GroupData;
  links: GroupLinks;
}

/** Returns the filters in force: those of the link, with the event size that was assumed where it names none. */
const getEffectiveFilters = ({ query }: GroupInput, { topic: { eventSize } }: GroupData): ListQuery => ({
  ...query,
  people: eventSize.people,
  layout: getLayoutByKey(eventSize.layout).id,
});

interface SortSelectProps {
  value: number;
  /** The rows say what the event costs in all. */
  hasSums: boolean;
  onSort: (sort: ListQuery["sort"]) => void;
}

/** Renders the orders; without one in the link the lowest sum is first, or the recommended order where there are no sums. */
function SortSelect({ value, hasSums, onSort }: SortSelectProps) {
  // No distance: the venues lie in many cities.
  const options = sorts.filter((sort) => sort !== 4 && (hasSums ? sort !== 0 : sort < 6));
  return (
    <label className={classNames(textStyles.caret, styles.sort)}>
      <span className={textStyles.visuallyHidden}>{texts.sort}</span>
      <select
        onChange={(event) => onSort(Number(event.target.value) as ListQuery["sort"])}
        value={value || (hasSums ? bySum : 0)}
      >
        {options.map((sort) => (
          <option key={sort} value={sort}>
            {sortNames[sort]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Renders what leads on from the rows: fewer people, other cities, the whole list of the city. */
function LinksOn({ input, data: { topic, venues }, links }: LedgerProps) {
  const { city, cityTotal = 0, fewer, eventSize } = topic;
  const elsewhere = venues.groupTotal - venues.total;
  return (
    <p className={styles.linksOn}>
      {fewer && (
        <Link href={links.formatSizeHref({ people: fewer.people, layout: eventSize.layout })} resetScroll={false}>
          {texts.fewer(formatNumber(fewer.people), formatNumber(fewer.more))}
        </Link>
      )}
      {city && elsewhere > 0 && (
        <Link href={links.formatCityHref()} resetScroll={false}>
          {texts.otherCities(formatNumber(elsewhere))}
        </Link>
      )}
      {city && cityTotal > 0 && (
        <Link
          href={formatListHref("venue", city.pinyin, {
            people: eventSize.people,
            layout: getLayoutByKey(eventSize.layout).id,
            price: input.query.price,
            features: input.query.features,
          })}
        >
          {texts.cityList(city.name, formatNumber(cityTotal))}
        </Link>
      )}
    </p>
  );
}

function Rows({ data: { topic, venues } }: Pick<LedgerProps, "data">) {
  const { eventSize } = topic;
  const drawn = drawRowPlans(
    venues.list.map(({ fit, cover }) => ({ ...fit, isPictured: Boolean(cover) })),
    eventSize.people,
  );
  const loads = getRowPictureLoads(venues.list.map(({ cover }) => cover));
  return (
    <ol style={drawn.style}>
      {venues.list.map((venue, at) => (
        <VenueRow
          carriedQuery=""
          distanceFrom={undefined}
          eventSize={{ people: eventSize.people, layout: eventSize.layout }}
          hasSpacePrices
          key={venue.id}
          // The wall is in the first view, not the rows.
          load={loads[at] === "first" ? "now" : undefined}
          mark={at === 0}
          plan={drawn.plans[at]}
          venue={venue}
        />
      ))}
    </ol>
  );
}

/** Renders the group's venues that hold the people: cities, filters, rows, pages. Its whole state is in the URL. */
export function GroupLedger(props: LedgerProps) {
  const { input, data, links } = props;
  const { topic, venues } = data;
  const router = useRouter();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const effective = getEffectiveFilters(input, data);
  const { people: _, layout: __, ...others } = input.query;
  const isNarrowed = countConstraints({ ...effective, ...others, people: 0, layout: 0 }) > 0;
  const total = formatNumber(venues.total);
  const hasSums = venues.list.some(({ fit }) => fit?.sum);
  return (
    <section className={classNames(pageStructureStyles.section, styles.ledger)} id="venues">
      <div className={pageStructureStyles.sectionHead}>
        <h2 aria-live="polite">
          {venues.total === 0
            ? texts.title
            : isNarrowed
              ? texts.matching(total)
              : texts.fits(total, formatNumber(topic.eventSize.people))}
        </h2>
        <div className={styles.tools}>
          <SortSelect
            hasSums={hasSums}
            onSort={(sort) => void router.navigate({ href: links.formatQueryHref({ sort }), resetScroll: false })}
            value={input.query.sort}
          />
          <Button onClick={() => setSheetOpen(true)} small>
            {texts.filters}
          </Button>
        </div>
      </div>
      <GroupChips links={links} query={input.query} />
      {venues.groupTotal > 0 && <CityLinks data={data} links={links} />}
      {venues.total === 0 ? <NoVenues {...props} /> : <Rows data={data} />}
      <div className={styles.more}>
        <Pagination
          formatHref={links.formatPageHref}
          page={venues.page}
          pages={Math.ceil(venues.total / venues.pageSize)}
        />
        {hasSums && <p className={classNames(textStyles.soft, styles.sumNote)}>{searchZh.sumNote}</p>}
        <LinksOn {...props} />
      </div>
      {isSheetOpen && (
        <GroupFilterSheet
          effective={effective}
          input={input}
          links={links}
          onClose={() => setSheetOpen(false)}
          venues={venues}
        />
      )}
    </section>
  );
}

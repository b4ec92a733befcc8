import { formatSoutheastAsiaHref } from "#domain/destination/trip.ts";
import type { ChosenDestination } from "#contract/marketing/destination-row.ts";
import type { VenueCard } from "#contract/schemas/entities.ts";
import { toLocalAmount } from "#domain/destination/to-local-amount.ts";
import { formatNumber, formatSizeShort, formatYuan } from "#domain/format.ts";
import { formatListHref } from "#domain/search/grammar.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import { formatVenueHref } from "#domain/venue/format-venue-href.ts";
import { destinationZh } from "#texts/content/destination.zh.ts";
import { Chip } from "../../ui/forms/chip.tsx";
import { Link } from "../../ui/navigation/link.tsx";
import { Pagination } from "../../ui/navigation/pagination.tsx";
import { Picture, type Slot } from "../../ui/picture/picture.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import listRowStyles from "../../ui/list/list-row.module.css";
import textStyles from "../../ui/text/text.module.css";
import type { SoutheastAsiaData, SoutheastAsiaInput } from "./page.tsx";
import styles from "./venue-section.module.css";

const texts = destinationZh.venues;
const slots: Slot[] = [{ from: 1248, width: "160px" }, { width: "96px" }];

interface VenueRowProps {
  venue: VenueCard;
  /** Its picture is the first of the page. */
  isFirst: boolean;
  people: number;
  money: ChosenDestination["money"];
}

/** Renders the price of a day in yuan, and about what it is in the place's currency. */
function Price({ yuan, money }: { yuan: number | undefined; money: ChosenDestination["money"] }) {
  if (yuan === undefined) return <span className={textStyles.small}>{texts.noPrice}</span>;
  return (
    <span className={textStyles.noWrap}>
      <span className={styles.price}>{formatYuan(yuan)}</span>
      <span className={textStyles.small}>
        {" "}
        {texts.perDay}，{texts.about} {money.symbol}
        {formatNumber(toLocalAmount(yuan, money))}
      </span>
    </span>
  );
}

function VenueRow({ venue, isFirst, people, money }: VenueRowProps) {
  const { id, name, areaName, typeName, cover, fit, priceFrom } = venue;
  const space = fit?.space;
  const sides = space?.length && space.width ? `，${formatSizeShort(space.length, space.width)} m` : "";
  const place = [areaName, typeName].filter(Boolean).join("，");
  return (
    <li className={classNames(listRowStyles.listRow, styles.venueRow)}>
      {cover ? (
        <Picture alt="" className={styles.picture} mark={isFirst} picture={cover} slots={slots} />
      ) : (
        <span className={styles.picture} />
      )}
      <p className={styles.name}>
        <Link href={`${formatVenueHref(id)}?people=${people}&layout=classroom`}>{name}</Link>
      </p>
      <p className={textStyles.soft}>
        {place}
        {space && `，${space.name}${sides}`}
      </p>
      <p className={styles.figures}>
        {fit && (
          <span>
            {texts.seats} <b>{formatNumber(fit.people)}</b> {texts.people}
          </span>
        )}
        <Price money={money} yuan={space?.priceDay ?? priceFrom} />
      </p>
    </li>
  );
}

interface VenueSectionProps {
  className?: string | undefined;
  data: SoutheastAsiaData;
  input: SoutheastAsiaInput;
}

/** Renders the types among the venues of the city that seat the people, with their numbers. */
function TypeChips({ data, input: { trip, city, type } }: VenueSectionProps) {
  const types = data.types.filter(({ count = 0, id }) => count > 0 || id === String(type));
  const all = data.types.reduce((sum, { count = 0 }) => sum + count, 0);
  if (types.length < 2 && type === undefined) return null;
  return (
    <nav aria-label={texts.types} className={styles.types}>
      <Chip count={all} href={formatSoutheastAsiaHref(trip, { city })} on={type === undefined}>
        {texts.all}
      </Chip>
      {types.map(({ id, name, count }) => (
        <Chip
          count={count ?? 0}
          href={formatSoutheastAsiaHref(trip, { city, type: Number(id) })}
          key={id}
          on={String(type) === id}
        >
          {name}
        </Chip>
      ))}
    </nav>
  );
}

/** Renders the venues of the chosen destination that seat the people, with prices in both currencies. */
export function VenueSection({ className, data, input }: VenueSectionProps) {
  const { overview, venues } = data;
  const { chosen } = overview;
  const { trip, type } = input;
  const people = formatNumber(trip.people);
  const venueCount = overview.rows.find(({ city }) => city.code === chosen.city.code)?.venueCount ?? 0;
  const listHref = formatListHref("venue", chosen.city.pinyin, {
    people: trip.people,
    layout: getLayoutByKey("classroom").id,
    ...(type !== undefined && { types: 1 << type }),
  });
  // A destination that only the default chose stays in the addresses of its venues.
  const shown = { ...input, city: chosen.city.pinyin };
  return (
    <div className={className}>
      <h3>{venues.total > 0 ? texts.title(people, formatNumber(venues.total)) : texts.none(people)}</h3>
      <TypeChips data={data} input={shown} />
      {venues.total > 0 ? (
        <ul className={styles.list}>
          {venues.list.map((venue, at) => (
            <VenueRow isFirst={at === 0} key={venue.id} money={chosen.money} people={trip.people} venue={venue} />
          ))}
        </ul>
      ) : (
        <p className={classNames(textStyles.soft, styles.list)}>
          {venueCount > 0 ? texts.noneText : texts.noneOfCity(chosen.city.name)}
        </p>
      )}
      <Pagination
        formatHref={(page) => formatSoutheastAsiaHref(trip, { city: chosen.city.pinyin, type, page })}
        page={venues.page}
        pages={Math.ceil(venues.total / venues.pageSize)}
      />
      {venueCount > 0 && (
        <p className={styles.more}>
          <Link href={listHref}>{texts.list(chosen.city.name)}</Link>
        </p>
      )}
    </div>
  );
}

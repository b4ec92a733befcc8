import type { CSSProperties } from "react";
import type { Call } from "#contract/index.ts";
import type { Filters } from "#contract/schemas/search-site.ts";
import { type NearbyCity, findNearbyCities } from "#domain/city/find-nearby-cities.ts";
import { formatNumber } from "#domain/format.ts";
import { nearbyCitiesShown } from "#domain/limits.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import { searchZh } from "#texts/search/search.zh.ts";
import { splitSample } from "#texts/site/mark-sample.ts";
import { useRuntimeConfig } from "#web/platform/runtime-config-context.ts";
import { ContinueStrip } from "#web/ui/continue-strip/continue-strip.tsx";
import { LinkButton } from "#web/ui/forms/button.tsx";
import { Link } from "#web/ui/navigation/link.tsx";
import { NotchedPicture } from "#web/ui/picture/notched-picture.tsx";
import { Picture, type Slot } from "#web/ui/picture/picture.tsx";
import { CallbackText } from "#web/ui/text/callback-text.tsx";
import { classNames } from "#web/ui/text/class-names.ts";
import { Seal } from "#web/ui/text/seal.tsx";
import textStyles from "#web/ui/text/text.module.css";
import { drawRowPlans } from "../rows/draw-row-plans.tsx";
import { pickFittingRows, type VenueRowFacts } from "../rows/pick-venue-row.ts";
import { NearCities } from "./near-cities.tsx";
import styles from "./empty-city.module.css";

const { emptyCity: texts } = searchZh;

/** Nearby cities that are shown by a photograph, and the event by which their spaces are picked. */
const picturedCities = 3;
const people = 100;
const layout = "classroom";

/** A nearby city, the first ones with a space of theirs. */
type ShownCity = NearbyCity & { row?: VenueRowFacts };

/** Adds to the nearest cities a space that holds an event of usual size. */
async function addRows(call: Call, near: NearbyCity[]): Promise<ShownCity[]> {
  const pictured = near.slice(0, picturedCities);
  const answers = await Promise.all(
    pictured.map(({ pinyin }) =>
      call("searchSite/getAggregateSoHotelList", { city: pinyin, people, layout: getLayoutByKey(layout).id }),
    ),
  );
  const cards = answers.flatMap(({ list }) => list.find(({ fit, cover }) => fit?.picture ?? cover) ?? []);
  const rows = cards.length === pictured.length ? pickFittingRows(cards) : [];
  return near.map((city, at) => ({ ...city, ...(rows[at] && { row: rows[at] }) }));
}

/** Fetches the cities near one that has no venues; undefined for a city that has some. */
export async function fetchNearbyCities(
  call: Call,
  { city, types }: Pick<Filters, "city" | "types">,
): Promise<ShownCity[] | undefined> {
  if (types.some(({ count = 0 }) => count > 0)) return undefined;
  const { openedCity, submitCity, globalCity } = await call("common/getCitys");
  const isHere = ({ code }: { code: string }) => code === city.code;
  const abroad = globalCity.zh.find(isHere);
  const here = abroad ?? Object.values(submitCity.orderStructure).flat().find(isHere);
  const open = abroad ? globalCity.zh : Object.values(openedCity.orderStructure).flat();
  return addRows(call, findNearbyCities(here ?? {}, open, nearbyCitiesShown));
}

interface CitiesProps {
  near: ShownCity[];
  formatCityHref: (slug: string) => string;
}

const formatDistance = (metres: number) => texts.distance(formatNumber(Math.round(metres / 1000)));

/** Renders how far the nearest cities lie, on one line. */
function DistanceAxis({ cityName, near }: { cityName: string; near: ShownCity[] }) {
  return (
    <p aria-hidden="true" className={styles.axis}>
      <span>{cityName}</span>
      {near.map(({ name, pinyin, metres }, at) => (
        <span key={pinyin} style={{ "--metres": metres - (near[at - 1]?.metres ?? 0) } as CSSProperties}>
          {name}
        </span>
      ))}
    </p>
  );
}

const slots: Slot[] = [
  { from: 1248, width: "448px", ratio: 1.6 },
  { from: 752, width: "31vw", ratio: 1.6 },
  { width: "100vw", ratio: 1.6 },
];

/** Renders the nearest cities by a space of theirs, with its plan in the corner, all plans at one scale. */
function PicturedCities({ near, formatCityHref }: CitiesProps) {
  const { style, plans } = drawRowPlans(
    near.map(({ row }) => ({ ...row?.fit, isPictured: row?.cover !== undefined })),
    people,
  );
  return (
    <ul className={styles.pictured} style={style}>
      {near.map(({ name, pinyin, venueCount, metres, row }, at) => (
        <li key={pinyin}>
          {(row?.cover || plans[at]) && (
            <NotchedPicture
              className={styles.shot}
              picture={
                row?.cover && (
                  <Picture
                    alt=""
                    className={styles.photo}
                    load={at === 0 ? "first" : "now"}
                    picture={row.cover}
                    slots={slots}
                    unnamed
                  />
                )
              }
              plan={plans[at]}
            />
          )}
          <b>
            <Link href={formatCityHref(pinyin)}>{name}</Link>
          </b>
          <p className={textStyles.soft}>
            {formatDistance(metres)}，{texts.venues(formatNumber(venueCount))}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Characters of a name that a seal has room for. */
const mostOnSeal = 4;

interface EmptyCityProps extends CitiesProps {
  cityName: string;
  demandHref: string;
}

/** Renders the list of a city without venues: no filters, order or map, but the nearest cities and the adviser who looks there. */
export function EmptyCity({ cityName, demandHref, near, formatCityHref }: EmptyCityProps) {
  const adviser = splitSample(useRuntimeConfig().adviser).text;
  const pictured = near.filter(({ row }) => row);
  return (
    <div className={styles.emptyCity}>
      <h2>{texts.title(cityName)}</h2>
      <p>{near.length > 0 ? texts.lead : texts.hint}</p>
      {pictured.length > 0 && (
        <>
          <DistanceAxis cityName={cityName} near={pictured} />
          <PicturedCities formatCityHref={formatCityHref} near={pictured} />
        </>
      )}
      <NearCities formatCityHref={formatCityHref} near={near.slice(pictured.length)} />
      <div className={styles.adviser}>
        {adviser && adviser.length <= mostOnSeal && <Seal name={adviser} />}
        <div>
          <p className={styles.sentence}>{texts.search(cityName)}</p>
          <p className={textStyles.soft}>
            <CallbackText format={(time) => texts.adviser(adviser, time)} />
          </p>
        </div>
        <LinkButton href={demandHref} variant="act">
          {searchZh.adviser.submit}
        </LinkButton>
      </div>
      <ContinueStrip inset />
    </div>
  );
}

import type { CSSProperties } from "react";
import { formatNumber } from "#domain/format.ts";
import { searchZh } from "#texts/search/search.zh.ts";
import { splitSample } from "#texts/site/mark-sample.ts";
import { useRuntimeConfig } from "#web/platform/runtime-config-context.ts";
import { LinkButton } from "#web/ui/forms/button.tsx";
import { Link } from "#web/ui/navigation/link.tsx";
import { NotchedPicture } from "#web/ui/picture/notched-picture.tsx";
import { Picture, type Slot } from "#web/ui/picture/picture.tsx";
import { CallbackText } from "#web/ui/text/callback-text.tsx";
import { Seal } from "#web/ui/text/seal.tsx";
import textStyles from "#web/ui/text/text.module.css";
import { drawRowPlans } from "../rows/draw-row-plans.tsx";
import { nearbyEvent, type ShownCity } from "./fetch/fetch-nearby-cities.ts";
import { NearCities } from "./near-cities.tsx";
import styles from "./empty-city.module.css";

const { emptyCity: texts } = searchZh;

/** A nearby city with the path of its list. */
type LinkedCity = ShownCity & { href: string };

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
function PicturedCities({ near }: { near: LinkedCity[] }) {
  const { style, plans } = drawRowPlans(
    near.map(({ row }) => ({ ...row?.fit, isPictured: row?.cover !== undefined })),
    nearbyEvent.people,
  );
  return (
    <ul className={styles.pictured} style={style}>
      {near.map(({ name, pinyin, venueCount, metres, row, href }, at) => (
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
            <Link href={href}>{name}</Link>
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

interface EmptyCityProps {
  cityName: string;
  demandHref: string;
  near: LinkedCity[];
}

/** Renders the list of a city without venues: no filters, order or map, but the nearest cities and the adviser who looks there. */
export function EmptyCity({ cityName, demandHref, near }: EmptyCityProps) {
  const adviser = splitSample(useRuntimeConfig().adviser).text;
  const pictured = near.filter(({ row }) => row);
  return (
    <div className={styles.emptyCity}>
      <h2>{texts.title(cityName)}</h2>
      <p>{near.length > 0 ? texts.lead : texts.hint}</p>
      {pictured.length > 0 && (
        <>
          <DistanceAxis cityName={cityName} near={pictured} />
          <PicturedCities near={pictured} />
        </>
      )}
      <NearCities
        formatCityHref={(slug) => near.find(({ pinyin }) => pinyin === slug)!.href}
        near={near.slice(pictured.length)}
      />
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
    </div>
  );
}

import { type CSSProperties, Fragment } from "react";
import type { ShownSpace } from "#contract/schemas/sentence/sentence-reading.ts";
import { formatNumber, formatYuan } from "#domain/format.ts";
import { drawingMetres } from "#domain/plan-picture/get-hint-scale.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import { eventSizeAddress } from "#domain/venue/event-size.ts";
import { formatSpaceHref } from "#domain/venue/format-venue-href.ts";
import { homeZh } from "#texts/site/home.zh.ts";
import { defer } from "#web/platform/lazy-loading/deferred.tsx";
import { LinkButton } from "#web/ui/forms/button.tsx";
import { Picture, type Slot } from "#web/ui/picture/picture.tsx";
import { classNames } from "#web/ui/text/class-names.ts";
import { formatStation } from "#web/ui/text/format-station.ts";
import textStyles from "#web/ui/text/text.module.css";
import { formatShownSpaceTitle } from "./format-shown-space-title.ts";
import styles from "./shown-space-view.module.css";

/** The plan that the server draws: the browser loads the seating rules with the first other space. */
const DeferredShownPlan = defer(async () => (await import("./shown-plan.tsx")).ShownPlan);

const { plan: texts } = homeZh;

const slots: Slot[] = [
  { from: 1248, width: "1200px", ratio: 1200 / 460 },
  { from: 752, width: "100vw", ratio: 2 },
  { width: "100vw", ratio: 1.45 },
];

/** A space that answers a sentence, with the list of all that do. */
export interface Answer {
  shown: ShownSpace;
  /** Whether the sentence has people: else the space shows how many it seats. */
  hasPeople: boolean;
  /** Venues that match. */
  total: number;
  listHref: string;
}

interface ShownSpaceViewProps {
  answer: Answer;
  /** Pixels a metre of the plan on a desktop. */
  scale: number;
  /** The space that comes next: its picture is loaded, so that it is there when it is shown. */
  next: ShownSpace | undefined;
}

/** Renders the space that answers a sentence: its photograph with its plan in the corner, people, place, price and what leads on. */
export function ShownSpaceView({ answer, scale, next }: ShownSpaceViewProps) {
  const { shown } = answer;
  const { length = 0, width = 0 } = shown.space;
  const sides = { "--length": length + drawingMetres, "--width": width + drawingMetres };
  const style = { ...sides, "--scale": `${scale.toFixed(2)}px` } as CSSProperties;
  return (
    <article className={classNames(styles.shownSpace, !shown.picture && styles.withoutPicture)} style={style}>
      {shown.picture && <Photographs next={next} shown={shown} />}
      {/* Another space is another plan and text: nothing of the ones before moves. */}
      <Fragment key={`${shown.space.id} ${shown.layout}`}>
        <div className={styles.plan}>
          <DeferredShownPlan shown={shown} />
        </div>
        <ShownText answer={answer} />
      </Fragment>
    </article>
  );
}

/** Renders the photograph of a space; that of the next one is loaded behind it. */
function Photographs({ shown, next }: { shown: ShownSpace; next: ShownSpace | undefined }) {
  const upcoming = next?.picture?.hash === shown.picture?.hash ? undefined : next;
  return (
    <div className={styles.photographs}>
      {[shown, upcoming].map(
        (one) =>
          one?.picture && (
            <Picture
              alt={texts.pictureOf(one.venue, one.space.name, getLayoutByKey(one.layout).name)}
              className={classNames(styles.picture, one !== shown && styles.upcoming)}
              key={one.picture.hash}
              load={one === shown ? "first" : "now"}
              picture={one.picture}
              slots={slots}
            />
          ),
      )}
    </div>
  );
}

function ShownText({ answer: { shown, hasPeople, total, listHref } }: { answer: Answer }) {
  const { venueId, venue, place, metro, space, layout, people } = shown;
  const rest = total - 1;
  return (
    <div className={styles.text}>
      <h2>{formatShownSpaceTitle(shown, hasPeople)}</h2>
      <p className={styles.line}>
        <b>
          {venue} {space.name}
        </b>
        <span className={textStyles.soft}>{[place, metro && formatStation(metro)].filter(Boolean).join("，")}</span>
      </p>
      <ShownPrice shown={shown} />
      <p className={styles.actions}>
        <LinkButton
          href={formatSpaceHref(venueId, space.id) + eventSizeAddress.format({ people, layout })}
          variant="ink"
        >
          {texts.open}
        </LinkButton>
        {rest > 0 && <LinkButton href={listHref}>{texts.others(formatNumber(rest))}</LinkButton>}
      </p>
    </div>
  );
}

/** Renders what a day in the space costs and the event in all, as far as they are known. */
function ShownPrice({ shown: { priceDay, sum } }: { shown: ShownSpace }) {
  if (priceDay === undefined && !sum) return null;
  return (
    <p className={styles.line}>
      {priceDay !== undefined && (
        <span className={styles.price}>
          {formatYuan(priceDay)}
          <small>{texts.perDay}</small>
        </span>
      )}
      {sum && (
        <span className={textStyles.soft}>
          {texts.sum(sum.included, formatYuan(sum.total), formatYuan(sum.perHead))}
          {sum.isEstimated && texts.estimated}
        </span>
      )}
    </p>
  );
}

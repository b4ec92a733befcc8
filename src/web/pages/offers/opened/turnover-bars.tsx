import type { CSSProperties } from "react";
import { formatClock } from "#domain/offer/describe/describe-block.ts";
import { listDayTurnovers } from "#domain/offer/describe/describe-use.ts";
import { applyRemedy } from "#domain/offer/apply-remedy.ts";
import { type OfferTurnover, tightMinutes } from "#domain/offer/offer.ts";
import { isSession, type SessionBlock } from "#domain/offer/programme.ts";
import { offersZh } from "#texts/search/offers.zh.ts";
import { LinkButton } from "#web/ui/forms/button.tsx";
import visibilityStyles from "#web/ui/structure/visibility.module.css";
import pageStructureStyles from "#web/ui/structure/page-structure.module.css";
import { classNames } from "#web/ui/text/class-names.ts";
import textStyles from "#web/ui/text/text.module.css";
import { formatChangedHref } from "../format-changed-href.ts";
import type { OffersData, OffersInput, ShownOffer } from "../page.tsx";
import openedStyles from "./opened-offer.module.css";
import styles from "./turnover-bars.module.css";

const texts = offersZh.opened;
/** A block is moved by quarters of an hour. */
const shiftStep = 15;

interface BarsProps {
  data: OffersData;
  input: OffersInput;
  offer: ShownOffer;
}

/** Renders each turnover of a day as a bar: who does what in how many minutes, and what is left. */
export function TurnoverBars({ data, input, offer }: BarsProps) {
  return listDayTurnovers(offer).map((turnover) => (
    <Turnover data={data} input={input} key={`${turnover.after} ${turnover.block}`} offer={offer} turnover={turnover} />
  ));
}

/** Lists the steps of a turnover, in whole minutes that add up to its own. */
function listSteps({ minutes, wallMinutes, fixedMinutes }: OfferTurnover) {
  const [wall, fixed] = [Math.round(wallMinutes), Math.round(fixedMinutes)];
  const steps = [
    { minutes: wall, label: texts.steps.wall(wall) },
    { minutes: minutes - wall - fixed, label: texts.steps.furniture(minutes - wall - fixed) },
    { minutes: fixed, label: texts.steps.fixed(fixed) },
  ];
  return steps.filter((step) => step.minutes > 0);
}

function Turnover({ data, input, turnover }: BarsProps & { turnover: OfferTurnover }) {
  const { programme } = data;
  const [before, next] = [turnover.after, turnover.block].map((at) => programme.blocks[at] as SessionBlock) as [
    SessionBlock,
    SessionBlock,
  ];
  const left = turnover.available - turnover.minutes;
  const grow = (minutes: number) => ({ flexGrow: Math.max(1, minutes) }) as CSSProperties;
  return (
    <section className={pageStructureStyles.section}>
      <div className={styles.head}>
        <h2 className={openedStyles.heading}>{texts.turnover(next.name)}</h2>
        <b className={left < tightMinutes ? textStyles.caution : textStyles.good}>{texts.left(left)}</b>
      </div>
      <p className={styles.timeline}>
        {listSteps(turnover).map(({ minutes, label }) => (
          <span key={label} style={grow(minutes)}>
            {label}
          </span>
        ))}
        {left > 0 && (
          <span className={classNames(styles.left, left < tightMinutes && styles.tight)} style={grow(left)}>
            {texts.left(left)}
          </span>
        )}
      </p>
      <p className={styles.clocks}>
        <span>{texts.ends(formatClock(before.to))}</span>
        <span>{texts.begins(formatClock(next.from))}</span>
      </p>
      <p className={textStyles.soft}>
        {texts.crew(turnover.crew)}
        {offersZh.turnoverNote}
      </p>
      {left < tightMinutes && <LooserLink block={turnover.block} data={data} input={input} left={left} />}
    </section>
  );
}

/** Renders the link that moves a block so far that its turnover is no longer tight. */
function LooserLink({ data, input, block, left }: Pick<BarsProps, "data" | "input"> & { block: number; left: number }) {
  const { programme } = data;
  const minutes = Math.ceil((tightMinutes - left) / shiftStep) * shiftStep;
  const changed = applyRemedy(programme, { kind: "shift", block, minutes });
  const moved = changed.blocks[block]!;
  if (!isSession(moved)) return null;
  return (
    <p className={classNames(styles.looser, visibilityStyles.noPrint)}>
      {texts.looser}：
      <LinkButton href={formatChangedHref(data, input, changed)} small>
        {texts.later(moved.name, formatClock(moved.from), left + minutes)}
      </LinkButton>
    </p>
  );
}

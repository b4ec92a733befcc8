import type { EventTypeId } from "#domain/demand/demand-option.ts";
import { type DemandFormFields, formatDemandFormHref } from "#domain/demand/format-demand-form-href.ts";
import { estimateStarNames, formatEstimateDays } from "#domain/estimate/description/get-estimate-line-name.ts";
import { formatNumber, formatPeople, unknownText } from "#domain/format.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import type { EventSize } from "#domain/venue/event-size.ts";
import { estimateZh } from "#texts/content/estimate.zh.ts";
import { spaceEstimateZh as texts } from "#texts/venue/space-estimate.zh.ts";
import { spaceZh } from "#texts/venue/space.zh.ts";
import { useState } from "react";
import { Button, LinkButton } from "#web/ui/forms/button.tsx";
import { Link } from "#web/ui/navigation/link.tsx";
import { classNames } from "#web/ui/text/class-names.ts";
import { Figure } from "#web/ui/text/figure.tsx";
import textStyles from "#web/ui/text/text.module.css";
import { EstimateAssumptions } from "./estimate-assumptions.tsx";
import {
  type EstimateChanges,
  getEstimatedPeople,
  type SpaceEstimateAnswer,
  useSpaceEstimate,
} from "./use-space-estimate.ts";
import styles from "./space-estimate.module.css";

export interface SpaceEstimateProps {
  spaceId: string;
  venueId: string;
  eventSize: EventSize;
  /** What the list that led here was searched by. */
  carried: DemandFormFields;
  /** The whole budget of the event, before its estimate is known. */
  href: string;
}

/** Names the sums of an estimate for the person who answers a demand. */
function formatRemarks({ total, perHead, groups, assumptions }: SpaceEstimateAnswer): string {
  const { lunches, screens, setups } = estimateZh.assumptions;
  const sums = groups.flatMap(({ name, subtotal }) =>
    subtotal.likely > 0 ? `${name} ${formatNumber(subtotal.likely)}` : [],
  );
  const supposed = [
    `${estimateZh.assumptions.lunch}${lunches[assumptions.lunch]}`,
    `${texts.tea}${texts.teaCount(assumptions.teaBreaks)}`,
    `${estimateZh.assumptions.screen}${screens[assumptions.screen]}`,
    `${estimateZh.assumptions.setup}${setups[assumptions.setup]}`,
  ];
  const text = texts.remarks(formatNumber(total.likely), formatNumber(perHead), sums.join("，"));
  return `${text}。${texts.supposed(supposed.join("、"))}`.slice(0, 300);
}

/** Renders the seven sums of an estimate; what the event does without keeps its row. */
function Groups({ answer }: { answer: SpaceEstimateAnswer }) {
  const { groups, lines, missing } = answer;
  return (
    <table className={styles.groups}>
      <tbody>
        {groups.map(({ group, name, subtotal }) => {
          const own = lines.filter((line) => line.group === group);
          const isUnknown = own.some(({ key }) => missing.includes(key));
          const isNone = subtotal.likely === 0;
          return (
            <tr key={group}>
              <th scope="row">{name}</th>
              <td className={textStyles.soft}>{own.map((line) => line.name).join("、")}</td>
              <td className={classNames(isNone && textStyles.soft)}>
                {isNone ? (isUnknown ? unknownText : texts.none) : formatNumber(subtotal.likely)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Lines({ lines }: Pick<SpaceEstimateAnswer, "lines">) {
  return (
    <details className={styles.lines}>
      <summary>{texts.lines(lines.length)}</summary>
      <table>
        <tbody>
          {lines.map(({ key, name, reckoning, subtotal }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td className={textStyles.soft}>{reckoning}</td>
              <td>{subtotal ? formatNumber(subtotal.likely) : unknownText}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function Sums({ answer, isBusy }: { answer: SpaceEstimateAnswer; isBusy: boolean }) {
  const { total, perHead, hireBasis, missing } = answer;
  const basis = missing.includes("hire") ? texts.unknownHire : texts.bases[hireBasis ?? "usual"];
  return (
    <div aria-busy={isBusy} aria-live="polite" className={classNames(isBusy && styles.busy)}>
      <div className={styles.total}>
        <Figure big unit={texts.yuan} value={formatNumber(total.likely)} />
        <span className={textStyles.small}>
          {texts.perHead(formatNumber(perHead))}，{texts.range(formatNumber(total.low), formatNumber(total.high))}
        </span>
      </div>
      <Groups answer={answer} />
      <p className={textStyles.small}>
        {basis}。{missing.length > 0 && `${texts.without(missing.length)}。`}
        {texts.note}
      </p>
    </div>
  );
}

/** Renders the estimate of the page's event in this space, what it supposes open to change, and the enquiry that carries it. */
export function SpaceEstimate({ spaceId, venueId, eventSize, carried, href }: SpaceEstimateProps) {
  const [changes, setChanges] = useState<EstimateChanges>({});
  const days = changes.days ?? carried.days ?? 1;
  const eventType = carried.eventType as EventTypeId | undefined;
  const { answer, isBusy, isFailed, retry } = useSpaceEstimate(spaceId, eventSize, eventType, { ...changes, days });
  const people = getEstimatedPeople(eventSize.people);
  const budgetHref = answer ? `/activity/budget?${new URLSearchParams(answer.query)}` : href;
  const caption = texts.caption(formatPeople(people), getLayoutByKey(eventSize.layout).name, formatEstimateDays(days));
  return (
    <div className={styles.reserved}>
      <p className={styles.caption}>
        <span>{answer ? `${caption}，${estimateStarNames[answer.assumptions.star]}` : caption}</span>
        <Link href={budgetHref}>{spaceZh.estimate.full}</Link>
      </p>
      {isFailed && (
        <p className={styles.failed} role="alert">
          {texts.failed}
          <Button onClick={retry} small>
            {texts.retry}
          </Button>
        </p>
      )}
      {answer && (
        <div className={styles.columns}>
          <Sums answer={answer} isBusy={isBusy} />
          <div className={styles.side}>
            <EstimateAssumptions
              assumptions={answer.assumptions}
              days={days}
              onChange={(part) => setChanges({ ...changes, ...part })}
            />
            <LinkButton
              data-scripted=""
              full
              href={formatDemandFormHref({
                siteIds: [venueId],
                spaceCodes: [spaceId],
                people,
                layout: eventSize.layout,
                ...carried,
                days: Math.ceil(days),
                remarks: [carried.remarks, formatRemarks(answer)].filter(Boolean).join("；").slice(0, 300),
              })}
              variant="act"
            >
              {texts.enquire}
            </LinkButton>
          </div>
          <Lines lines={answer.lines} />
        </div>
      )}
    </div>
  );
}

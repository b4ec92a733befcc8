import type { CSSProperties, ReactNode } from "react";
import type { PartySpaceWire } from "#contract/schemas/activity/annual-meeting.ts";
import type { DrawnPlanWire } from "#contract/schemas/activity/drawn-plan.ts";
import { seatsPerTable } from "#domain/annual-meeting/annual-meeting-setup.ts";
import { formatArea, formatMetres, formatNumber, formatSize, formatYuan } from "#domain/format.ts";
import { formatSpaceHref } from "#domain/venue/format-venue-href.ts";
import { annualMeetingZh } from "#texts/content/annual-meeting.zh.ts";
import { DrawnPlan } from "#web/features/seating-plan/drawn-plan.tsx";
import { LinkButton } from "#web/ui/forms/button.tsx";
import { Link } from "#web/ui/navigation/link.tsx";
import { BlockRenderUntilLoaded } from "#web/ui/states/block-render-until-loaded.tsx";
import { EmptyState } from "#web/ui/states/empty-state.tsx";
import { Figure } from "#web/ui/text/figure.tsx";
import { formatOfYear } from "#web/ui/text/format-of-year.ts";
import { classNames } from "#web/ui/text/class-names.ts";
import textStyles from "#web/ui/text/text.module.css";
import visibilityStyles from "#web/ui/structure/visibility.module.css";
import { formatSetupHref } from "../format-setup-href.ts";
import type { NianhuiData, NianhuiInput } from "../loader.ts";
import styles from "./plan-section.module.css";

const texts = annualMeetingZh.plan;

type DrawnSpace = NianhuiData["drawn"][number];

const formatTables = (tables: number) => formatNumber(tables);

/** Lists the facts of the drawn space; an unknown one is undefined and shows 暂无. */
function listFacts({ plan, height, tables, priceEvening, priceDay, priceYear }: DrawnSpace, people: number) {
  const price = priceEvening ?? priceDay;
  const { stage } = plan;
  return [
    { label: texts.people, value: formatNumber(people), unit: "人" },
    { label: texts.area, value: formatArea(plan.length * plan.width), unit: "m²" },
    { label: texts.height, value: height === undefined ? undefined : formatMetres(height), unit: "m" },
    { label: texts.farthest, value: formatMetres(plan.farthest), unit: "m" },
    ...(stage ? [{ label: texts.stage, value: formatSize(stage.height, stage.width), unit: "m" }] : []),
    {
      label: texts.capacity,
      value: texts.capacityTables(formatTables(tables.comfortable), formatTables(tables.most)),
      unit: undefined,
    },
    {
      label:
        (priceEvening === undefined && price !== undefined ? texts.priceDay : texts.price) + formatOfYear(priceYear),
      value: price === undefined ? undefined : formatYuan(price),
      unit: undefined,
    },
  ];
}

/** Renders the name of a space with its venue and district, and a link to its page. */
export function SpaceName({ space }: { space: PartySpaceWire }) {
  return (
    <Link href={formatSpaceHref(space.venueId, space.id)}>
      {space.venue} {space.name}
    </Link>
  );
}

/** Returns whether the room has no stage of its own: the drawn one follows from the rules. */
const isStageAssumed = ({ marks }: DrawnPlanWire): boolean =>
  marks.some((mark) => "role" in mark && mark.role === "stage-assumed");

/** Renders one drawn space with its caption. */
function DrawnSpaceFigure({ space, title, share }: { space: DrawnSpace; title: string | undefined; share: number }) {
  const plan: DrawnPlanWire = space.plan;
  return (
    <figure className={styles.figure} style={{ "--share": share.toFixed(4) } as CSSProperties}>
      <DrawnPlan name={texts.name(`${space.venue} ${space.name}`, formatTables(plan.tables))} plan={plan} />
      <figcaption>
        {title && <b>{title}</b>}
        <SpaceName space={space} />
        <span className={textStyles.small}>
          {[space.districtName, isStageAssumed(plan) && texts.assumedStage, plan.level === "limit" && texts.tight]
            .filter(Boolean)
            .join("，")}
        </span>
      </figcaption>
    </figure>
  );
}

/** Renders what the page says where no space of the city seats the tables: the largest, and who can help. */
function NoSpace({ input, data }: { input: NianhuiInput; data: NianhuiData }) {
  const { city, largest, tables, total } = data;
  if (total > 0)
    return <p className={textStyles.soft}>{texts.unmeasured(formatTables(tables), formatNumber(total))}</p>;
  return (
    <EmptyState title={texts.none(city.name, formatTables(tables))}>
      <p className={textStyles.soft}>
        {largest > 0 ? texts.noneLargest(formatTables(largest), formatTables(tables - largest)) : texts.noneKnown}
      </p>
      {largest > 0 && (
        <LinkButton
          href={formatSetupHref(input.variant, { ...input.setup, tables: largest })}
          resetScroll={false}
          variant="line"
        >
          {texts.tryLargest(formatTables(largest))}
        </LinkButton>
      )}
      <LinkButton href="#demand" variant="act">
        {annualMeetingZh.demand.bar}
      </LinkButton>
    </EmptyState>
  );
}

interface PlanSectionProps {
  input: NianhuiInput;
  data: NianhuiData;
  /** Stands beside the plan instead of its facts, which then stand under it. */
  aside?: ReactNode;
}

/** Renders the tables in the best space of the city, to scale, beside its facts; two spaces where one is too small. */
export function PlanSection({ input, data, aside }: PlanSectionProps) {
  const { drawn, tables, total, href } = data;
  const [first] = drawn;
  if (!first)
    return aside ? (
      <div className={classNames(styles.planSection, styles.withAside)}>
        <NoSpace data={data} input={input} />
        {aside}
      </div>
    ) : (
      <NoSpace data={data} input={input} />
    );
  const isPair = drawn.length > 1;
  const widest = Math.max(...drawn.map(({ plan }) => plan.frame.width));
  return (
    <>
      {isPair && <p className={textStyles.caution}>{texts.pair(formatTables(tables))}</p>}
      <div className={classNames(styles.planSection, Boolean(aside) && styles.withAside)}>
        <div className={styles.figures}>
          {drawn.map((space, at) => (
            <DrawnSpaceFigure
              key={space.id}
              share={space.plan.frame.width / widest}
              space={space}
              title={
                isPair
                  ? (at === 0 ? texts.first : texts.second)(formatTables(space.plan.people / seatsPerTable))
                  : undefined
              }
            />
          ))}
        </div>
        {aside}
        <div>
          <dl className={styles.facts}>
            {listFacts(first, tables * seatsPerTable).map(({ label, value, unit }) => (
              <div key={label}>
                <dt>{label}</dt>
                <Figure as="dd" unit={unit} value={value} />
              </div>
            ))}
          </dl>
          <BlockRenderUntilLoaded id="facts" />
          {total > 0 && (
            <LinkButton
              className={classNames(visibilityStyles.noPrint, styles.listLink)}
              full
              href={href}
              variant={input.variant === "guide" ? "ink" : "line"}
            >
              {texts.all(formatNumber(total))}
            </LinkButton>
          )}
        </div>
      </div>
    </>
  );
}

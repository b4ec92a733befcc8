import type { CSSProperties } from "react";
import type { SchemeSpaceWire } from "#contract/schemas/activity/scheme.ts";
import { formatMetres, formatNumber, formatSize, formatSizeShort } from "#domain/format.ts";
import type { Session } from "#domain/scheme/build-run-down.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import { formatSpaceHref } from "#domain/venue/format-venue-href.ts";
import { schemeZh } from "#texts/content/scheme.zh.ts";
import { DrawnPlan } from "#web/features/seating-plan/drawn-plan.tsx";
import { Link } from "#web/ui/navigation/link.tsx";
import { DemoTag } from "#web/ui/text/demo-tag.tsx";
import { classNames } from "#web/ui/text/class-names.ts";
import textStyles from "#web/ui/text/text.module.css";
import { formatSchemeCells } from "../format-scheme-cells.ts";
import { NoSpace } from "../no-space.tsx";
import { chooseSheetScale, sheetPlanWidth } from "../choose-sheet-scale.ts";
import type { SchemeData, SchemeInput } from "../loader.ts";
import { Sheet } from "./sheet.tsx";
import tableStyles from "./sheet-table.module.css";
import styles from "./programme-sheet.module.css";

const texts = schemeZh.runDown;
/** Pixels of a bar that stand for a minute. */
const pxPerMinute = 0.42;

const formatClock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;

function formatPlace(session: Session, { space, layout }: SchemeData, people: number): string {
  const { place, kind, count } = session;
  switch (place) {
    case "foyer":
      return kind === "checkIn" && count ? texts.desks(formatNumber(count)) : texts.places.foyer;
    case "dining":
      return count && count > 1 ? texts.batches(formatNumber(count)) : texts.places.dining;
    case "door":
      return space?.loadInDoor
        ? texts.door(formatSizeShort(space.loadInDoor.width, space.loadInDoor.height))
        : texts.noDoor;
    case "space":
      return space?.name ?? "";
    case "seats":
      return texts.places.seats(getLayoutByKey(layout).name, formatNumber(people));
  }
}

/** Renders the run-down; the bars over the sessions are their minutes. */
function RunDown({ data, people }: { data: SchemeData; people: number }) {
  const { head } = texts;
  return (
    <table className={classNames(tableStyles.sheetTable, styles.runDown)}>
      <thead>
        <tr>
          <th scope="col">{head.time}</th>
          <th scope="col">{head.session}</th>
          <th className={tableStyles.number} scope="col">
            {head.minutes}
          </th>
          <th scope="col">{head.place}</th>
          <th scope="col">{head.staff}</th>
        </tr>
      </thead>
      <tbody>
        {data.sessions.map((session) => {
          const { kind, from, minutes, staff } = session;
          return (
            <tr key={from}>
              <th scope="row">{formatClock(from)}</th>
              <td>
                <i className={styles.minuteBar} style={{ width: `${(minutes * pxPerMinute).toFixed(1)}px` }} />
                {texts.sessions[kind]}
              </td>
              <td className={tableStyles.number}>{minutes}</td>
              <td className={textStyles.soft}>{formatPlace(session, data, people)}</td>
              <td className={textStyles.soft}>{staff && texts.staff[staff.role](formatNumber(staff.count ?? 0))}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const toPercent = (metres: number, of: number) => `${((metres / of) * 100).toFixed(2)}%`;

/** Renders the plan with its numbers, at a true scale on paper. */
export function NumberedPlan({ space, people }: { space: SchemeSpaceWire; people: number }) {
  const { plan, points } = space;
  const { frame, stage } = plan;
  const { points: names } = schemeZh;
  const millimetres = (frame.width * 1000) / chooseSheetScale(frame);
  const style = {
    "--plan-mm": millimetres.toFixed(1),
    "--plan-share": toPercent(millimetres, sheetPlanWidth),
  } as CSSProperties;
  const stageSize = stage && formatSize(stage.height, stage.width);
  return (
    <>
      <div className={styles.plan} style={style}>
        <DrawnPlan name={`${space.venue} ${space.name}，${formatNumber(people)} 人`} plan={plan}>
          {points.map(({ what, x, y }, at) => (
            <b
              aria-hidden="true"
              className={styles.point}
              key={what}
              style={{ left: toPercent(x - frame.x, frame.width), top: toPercent(y - frame.y, frame.height) }}
            >
              {at + 1}
            </b>
          ))}
        </DrawnPlan>
      </div>
      <p className={styles.planKey}>
        {points.map(({ what }, at) => (
          <span key={what}>
            <b>{at + 1}</b> {what === "stage" ? names.stage(stageSize) : names[what]}
          </span>
        ))}
        <span>
          {names.seats(formatNumber(plan.people), plan.seats - plan.people, formatMetres(plan.lastRow))}
          {plan.level === "limit" && `；${names.tight}`}
        </span>
      </p>
    </>
  );
}

/** Renders the name of the drawn space with a link to its page. */
export const SpaceLink = ({ space }: { space: SchemeSpaceWire }) => (
  <>
    <Link href={formatSpaceHref(space.venueId, space.id)}>
      {space.venue} {space.name}
    </Link>
    <DemoTag demo={space.demo} />
  </>
);

/** Renders the first sheet: run-down and numbered plan. */
export function ProgrammeSheet({ input, data }: { input: SchemeInput; data: SchemeData }) {
  const { space } = data;
  const { people } = input.setup;
  return (
    <Sheet
      aside={space && <SpaceLink space={space} />}
      cells={formatSchemeCells(input, data, 1)}
      title={schemeZh.sheets.programme}
    >
      <RunDown data={data} people={people} />
      {space ? <NumberedPlan people={people} space={space} /> : <NoSpace data={data} input={input} />}
    </Sheet>
  );
}

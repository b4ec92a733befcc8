import { formatSize, formatNumber } from "#domain/format.ts";
import { countBanquetTables } from "#domain/event-day/count-banquet-tables.ts";
import type { EventDayRequest, Session } from "#domain/event-day/schedule-sessions.ts";
import { hiltonTopicZh } from "#texts/marketing/hilton-topic.zh.ts";
import { PlanSymbol } from "#web/features/seating-plan/scaled-plan.tsx";
import { classNames } from "#web/ui/text/class-names.ts";
import textStyles from "#web/ui/text/text.module.css";
import { type DayLayout, type DayScale, layoutDay } from "./layout-day.ts";
import { type DayRoom, dinnerPlanId, formatPlanId, getPeoplePerLine } from "./list-day-rooms.ts";
import { hatchId, SessionMarks, SessionTexts } from "./session-marks.tsx";
import styles from "./day-drawing.module.css";

const texts = hiltonTopicZh.drawing;

const desktopScale: DayScale = {
  width: 1200,
  axis: 64,
  gap: 36,
  mostPixelsPerMetre: 11.5,
  pixelsPerMinute: 0.95,
  lineGap: 5,
  textWidth: 84,
  head: 44,
};
const phoneScale: DayScale = {
  width: 358,
  axis: 40,
  gap: 8,
  mostPixelsPerMetre: 3.4,
  pixelsPerMinute: 0.62,
  lineGap: 2.4,
  textWidth: 0,
  head: 20,
};
/** Room under the hours for the evening plan's caption. */
const footer = 28;
const metresOfBar = 10;

export interface DayDrawingProps {
  rooms: readonly DayRoom[];
  sessions: readonly Session[];
  request: EventDayRequest;
}

/** Renders the day as a drawing: on the desktop with its texts, else small with numbers that the list below explains. */
export function DayDrawing(props: DayDrawingProps) {
  const { rooms, request } = props;
  const main = rooms.find(({ role }) => role === "main");
  return (
    <figure className={styles.figure}>
      <svg aria-hidden="true" className={styles.symbols} height="0" width="0">
        <defs>
          {rooms.map(
            ({ id, space, people }) =>
              space &&
              people !== undefined && (
                <PlanSymbol id={formatPlanId(id)} key={id} layout="classroom" people={people} space={space} />
              ),
          )}
          {request.dinner && main?.space && (
            <PlanSymbol id={dinnerPlanId} layout="banquet" people={request.people} space={main.space} />
          )}
          <pattern height="7" id={hatchId} patternTransform="rotate(45)" patternUnits="userSpaceOnUse" width="7">
            <path className={styles.hatch} d="M0 0v7" />
          </pattern>
        </defs>
      </svg>
      <Drawing {...props} className={styles.wide} scale={desktopScale} />
      <Drawing {...props} className={styles.narrow} hasNumbers scale={phoneScale} />
      <figcaption className={textStyles.caption}>
        <span>
          {texts.line(formatNumber(getPeoplePerLine(request.people)), formatNumber(request.people))}
          {request.dinner && `，${texts.hatch}`}
        </span>
      </figcaption>
    </figure>
  );
}

interface DrawingProps extends DayDrawingProps {
  scale: DayScale;
  className: string | undefined;
  /** Numbers over the plans instead of names and texts. */
  hasNumbers?: boolean;
}

function Drawing({ rooms, sessions, request, scale, className, hasNumbers = false }: DrawingProps) {
  const lineCount = Math.ceil(request.people / getPeoplePerLine(request.people));
  const layout = layoutDay(rooms, sessions, lineCount, scale);
  const mainIndex = rooms.findIndex(({ role }) => role === "main");
  const main = layout.columns[mainIndex];
  const hasEvening = request.dinner && main && rooms[mainIndex]?.sides;
  const height = layout.bottom + (hasEvening ? main.planHeight + footer : 12);
  return (
    <svg
      aria-label={texts.label(formatNumber(request.people), rooms.length)}
      className={classNames(styles.drawing, className)}
      role="img"
      viewBox={`0 0 ${scale.width} ${Math.ceil(height)}`}
    >
      <Walls layout={layout} rooms={rooms} />
      <Hours layout={layout} />
      <SessionMarks layout={layout} />
      <path className={styles.people} d={layout.lines.join("")} />
      {layout.starts.map(({ x, y }) => (
        <circle className={styles.arrival} cx={x} cy={y} key={`${x} ${y}`} r={hasNumbers ? 1 : 1.75} />
      ))}
      {!hasNumbers && <SessionTexts layout={layout} request={request} rooms={rooms} />}
      {rooms.map((room, index) => (
        <Room hasNumber={hasNumbers} index={index} key={room.id} layout={layout} room={room} />
      ))}
      {hasEvening && <EveningPlan hasTexts={!hasNumbers} layout={layout} main={main} people={request.people} />}
      {!hasNumbers && <ScaleBar layout={layout} />}
    </svg>
  );
}

/** Renders the walls of each room, projected down over the hours. */
function Walls({ layout, rooms }: { layout: DayLayout; rooms: readonly DayRoom[] }) {
  const d = layout.columns
    .filter((_, index) => !rooms[index]!.missing)
    .map(
      ({ left, width }) => `M${left} ${layout.base}V${layout.bottom}M${left + width} ${layout.base}V${layout.bottom}`,
    );
  return <path className={styles.projection} d={d.join("")} />;
}

function Hours({ layout }: { layout: DayLayout }) {
  return (
    <g className={styles.hour}>
      {layout.hours.map(({ label, y }) => (
        <text key={label} x="0" y={y + 4}>
          {label}
        </text>
      ))}
    </g>
  );
}

/** Renders a room above the hours: its plan at the common scale, and its name or number. */
function Room({
  room,
  index,
  layout,
  hasNumber,
}: {
  room: DayRoom;
  index: number;
  layout: DayLayout;
  hasNumber: boolean;
}) {
  const { left, width, planHeight } = layout.columns[index]!;
  const top = layout.base - 8 - planHeight;
  const margin = 0.15 * layout.pixelsPerMetre;
  return (
    <g>
      {room.sides ? (
        <use
          height={planHeight + 2 * margin}
          href={`#${formatPlanId(room.id)}`}
          width={width + 2 * margin}
          x={left - margin}
          y={top - margin}
        />
      ) : (
        <rect className={styles.unmeasured} height={planHeight} width={width} x={left} y={top} />
      )}
      {hasNumber ? (
        <text className={styles.number} x={left} y={top - 5}>
          {index + 1}
        </text>
      ) : (
        <RoomTitle left={left} room={room} top={top} />
      )}
    </g>
  );
}

function RoomTitle({ room, left, top }: { room: DayRoom; left: number; top: number }) {
  const { rooms } = hiltonTopicZh;
  const size = room.sides ? `${formatSize(room.sides.length, room.sides.width)} m` : rooms.noSize;
  return (
    <>
      <text className={styles.name} x={left} y={top - 24}>
        {room.name}
      </text>
      <text className={classNames(styles.detail, room.missing && styles.caution)} x={left} y={top - 7}>
        {room.missing ? rooms.missing : size}
      </text>
    </>
  );
}

interface EveningPlanProps {
  layout: DayLayout;
  main: DayLayout["columns"][number];
  people: number;
  hasTexts: boolean;
}

/** Renders the main room again under the hours, as it is set for dinner. */
function EveningPlan({ layout, main, people, hasTexts }: EveningPlanProps) {
  const margin = 0.15 * layout.pixelsPerMetre;
  const top = layout.bottom + 12;
  return (
    <g>
      <use
        height={main.planHeight + 2 * margin}
        href={`#${dinnerPlanId}`}
        width={main.width + 2 * margin}
        x={main.left - margin}
        y={top - margin}
      />
      {hasTexts && (
        <>
          <text className={styles.name} x={main.left + main.width + 12} y={top + 14}>
            {texts.dinner(formatNumber(countBanquetTables(people)))}
          </text>
          <text className={styles.detail} x={main.left + main.width + 12} y={top + 32}>
            {texts.dinnerNote}
          </text>
        </>
      )}
    </g>
  );
}

/** Renders ten metres at the scale of the plans. */
function ScaleBar({ layout }: { layout: DayLayout }) {
  const [{ left } = { left: 0 }] = layout.columns;
  const length = metresOfBar * layout.pixelsPerMetre;
  const y = layout.bottom + 32;
  return (
    <g>
      <path className={styles.dimension} d={`M${left} ${y}h${length}m-4 4l8-8m${-length - 8} 8l8-8`} />
      <text className={styles.detail} x={left} y={y - 8}>
        {texts.scale(metresOfBar)}
      </text>
    </g>
  );
}

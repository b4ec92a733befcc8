import type { CSSProperties } from "react";
import { formatCm, formatMetres, formatNumber, formatSize } from "#domain/format.ts";
import type { Mark } from "#domain/seating-drawing/mark.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import { formatSpaceHref } from "#domain/venue/format-venue-href.ts";
import { eventSizeAddress } from "#domain/venue/event-size.ts";
import { casesZh } from "#texts/content/cases.zh.ts";
import { appZh } from "#texts/site/app.zh.ts";
import { DrawingMarks } from "../../features/seating-plan/drawing-marks.tsx";
import planStyles from "../../ui/drawing/plan.module.css";
import { Link } from "../../ui/navigation/link.tsx";
import { Picture, type Slot } from "../../ui/picture/picture.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import textStyles from "../../ui/text/text.module.css";
import type { ShownSpace } from "./load-shown-space.ts";
import styles from "./phone-figure.module.css";

const slots: Slot[] = [
  { from: 1000, width: "680px", ratio: 4 / 3 },
  { width: "100vw", ratio: 1.2 },
];

/** Formats the path of the space's page with the people that the drawing seats. */
export const formatShownSpaceHref = ({ venueId, id, drawing: { seated } }: ShownSpace): string =>
  formatSpaceHref(venueId, id) +
  (seated ? eventSizeAddress.format({ people: seated.people, layout: seated.layout }) : "");

/** Renders a picture of a space whose corner is a phone: on it the plan of the space, and where the last row is. */
export function PhoneFigure({ space }: { space: ShownSpace }) {
  const { name, venueName, picture, drawing } = space;
  const { screen, lastRow = 0 } = drawing.seated ?? {};
  const stand = appZh.download.stand(formatMetres(lastRow));
  return (
    <figure className={picture ? undefined : styles.withoutPicture}>
      <div className={styles.frame}>
        {picture && (
          <Picture
            alt={`${venueName} ${name}`}
            className={styles.picture}
            load="first"
            picture={picture}
            slots={slots}
          />
        )}
        <div
          className={classNames(styles.phone, screen && styles.withStand)}
          style={{ "--plan-ratio": formatCm(drawing.frame.width / drawing.frame.height) } as CSSProperties}
        >
          <b>{screen ? appZh.download.lastRow : name}</b>
          <SpacePlan drawing={drawing} />
          {screen && (
            <span>
              <b>{stand[0]}</b> {stand[1]}
            </span>
          )}
        </div>
      </div>
      <figcaption className={textStyles.caption}>
        <span>
          <Link href={formatShownSpaceHref(space)}>
            {venueName} {name}
          </Link>
        </span>
      </figcaption>
    </figure>
  );
}

/** Half of what a phone's camera sees, as width by distance. */
const halfView = 0.7;

/** Returns the path of the floor that one sees from the last row towards the screen, clipped to the room. */
function createLight({ width }: ShownSpace["drawing"], screen: { x: number; y: number }, lastRow: number): string {
  const x = screen.x + lastRow;
  // Where the edges of the view meet the side walls, and how far they are apart at the screen's wall.
  const toWalls = [screen.y, width - screen.y].map((side) => Math.min(side / halfView, x));
  const [up, down] = toWalls.map((distance) => ({ x: x - distance, reach: distance * halfView }));
  return `M${formatCm(x)} ${formatCm(screen.y)}L${formatCm(up!.x)} ${formatCm(screen.y - up!.reach)}H0V${formatCm(
    screen.y + down!.reach,
  )}H${formatCm(down!.x)}z`;
}

/** Renders a drawn space without dimensions, lit where one sees from the last row. */
export function SpacePlan({ drawing }: Pick<ShownSpace, "drawing">) {
  const { name, length, width, frame, marks, seated } = drawing;
  const seats = seated ? casesZh.seats(getLayoutByKey(seated.layout).name, formatNumber(seated.people)) : "";
  const { screen, lastRow = 0 } = seated ?? {};
  return (
    <svg
      aria-label={casesZh.planLabel(name, formatSize(length, width), seats)}
      className={planStyles.plan}
      role="img"
      viewBox={[frame.x, frame.y, frame.width, frame.height].map(formatCm).join(" ")}
    >
      {screen && <path className={styles.light} d={createLight(drawing, screen, lastRow)} />}
      <DrawingMarks marks={marks as Mark[]} />
      {screen && <circle className={styles.standpoint} cx={screen.x + lastRow} cy={screen.y} r={0.45} />}
    </svg>
  );
}

import type { CSSProperties } from "react";
import { formatCm, formatSizeShort } from "#domain/format.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import { formatSpaceHref } from "#domain/venue/format-venue-href.ts";
import { comparePageZh } from "#texts/venue/compare-page.zh.ts";
import { pictureZh } from "#texts/venue/picture.zh.ts";
import { DrawingMarks } from "../../features/seating-plan/drawing-marks.tsx";
import { DimensionLine } from "../../ui/drawing/dimension-line.tsx";
import { Link } from "../../ui/navigation/link.tsx";
import { Picture, type Slot } from "../../ui/picture/picture.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import planStyles from "../../ui/drawing/plan.module.css";
import textStyles from "../../ui/text/text.module.css";
import type { CompareData, ComparedFacts } from "./page.tsx";
import styles from "./compared-pictures.module.css";

const texts = comparePageZh.pictures;
/** Metres that the bar measures: half as many where all drawings are narrower. */
const barMetres = 20;
/** Metres left of the inner wall: no door opens there, so that the walls begin where the drawing does. */
const leftMargin = 0.35;

/** Width and height of a picture by the columns: all are of one height. */
const getSlots = (columns: number): Slot[] => [
  { from: 1248, width: `${Math.ceil(1040 / columns)}px`, ratio: 1040 / columns / 184 },
  { from: 752, width: `${Math.ceil(88 / columns)}vw`, ratio: 820 / columns / 132 },
  { width: `${Math.ceil(100 / columns)}vw`, ratio: 360 / columns / 104 },
];

/** Returns the metres of a drawing, from its left wall to its door leaves. */
const getDrawnWidth = ({ frame }: NonNullable<ComparedFacts["plan"]>) => frame.width + frame.x + leftMargin;

/** Renders the plan of a space in the corner of its picture, or in the picture's place. */
function CornerPlan({ plan, isCorner }: { plan: NonNullable<ComparedFacts["plan"]>; isCorner: boolean }) {
  const { frame, marks } = plan;
  const drawnWidth = getDrawnWidth(plan);
  const box = [-leftMargin, frame.y, drawnWidth, frame.height].map(formatCm).join(" ");
  return (
    <span
      className={isCorner ? styles.corner : styles.planOnly}
      style={{ "--metres": formatCm(drawnWidth) } as CSSProperties}
    >
      <svg aria-hidden="true" className={classNames(planStyles.plan, planStyles.thumb)} viewBox={box}>
        <DrawingMarks marks={marks} />
      </svg>
    </span>
  );
}

interface ComparedPictureProps {
  one: ComparedFacts;
  layout: CompareData["event"]["layout"];
  slots: Slot[];
  isFirst: boolean;
}

/** Renders the picture of a space with its plan in the corner, as a link to the space. */
function ComparedPicture({ one, layout, slots, isFirst }: ComparedPictureProps) {
  const { plan, space, venue } = one;
  const { picture } = space;
  const isOther = picture?.layout && picture.layout !== layout;
  const size = plan ? texts.plan(formatSizeShort(plan.length, plan.width)) : "";
  return (
    <Link aria-label={texts.link(space.name, size)} className={styles.shot} href={formatSpaceHref(venue.id, space.id)}>
      {picture && (
        <Picture
          alt=""
          className={styles.photo}
          load={isFirst ? "first" : "now"}
          note={isOther ? pictureZh.shownLayout(getLayoutByKey(picture.layout!).name) : undefined}
          picture={picture}
          slots={slots}
          unnamed
        />
      )}
      {plan && <CornerPlan isCorner={picture !== undefined} plan={plan} />}
    </Link>
  );
}

/** Renders the pictures side by side at one height, each with its plan in the corner, all plans at one scale. */
export function ComparedPictures({ data }: { data: CompareData }) {
  const { spaces, event } = data;
  const plans = spaces.flatMap(({ plan }) => plan ?? []);
  if (plans.length === 0 && spaces.every(({ space }) => !space.picture)) return null;
  const widest = Math.max(1, ...plans.map(getDrawnWidth));
  const tallest = Math.max(1, ...plans.map(({ frame }) => frame.height));
  const metres = widest < barMetres ? barMetres / 2 : barMetres;
  const slots = getSlots(spaces.length);
  const first = spaces.findIndex(({ space }) => space.picture);
  const style = { "--columns": spaces.length, "--widest": formatCm(widest), "--tallest": formatCm(tallest) };
  return (
    <section className={styles.pictures} style={style as CSSProperties}>
      {plans.length > 0 && (
        <div className={classNames(styles.scale, textStyles.small)}>
          <div className={styles.scaleBar} style={{ "--metres": metres } as CSSProperties}>
            <DimensionLine>{texts.bar(String(metres))}</DimensionLine>
          </div>
          <p>{texts.note}</p>
        </div>
      )}
      {spaces.map((one, at) => (
        <ComparedPicture isFirst={at === first} key={one.space.id} layout={event.layout} one={one} slots={slots} />
      ))}
    </section>
  );
}

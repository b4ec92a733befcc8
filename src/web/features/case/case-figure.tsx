import type { ComponentType, CSSProperties } from "react";
import type { CaseCard } from "#contract/schemas/sample.ts";
import type { LayoutKey } from "#domain/space/layouts.ts";
import { formatMetres, formatSizeShort, bindUnits } from "#domain/format.ts";
import { DimensionLine } from "../../ui/drawing/dimension-line.tsx";
import { Picture, type Slot } from "../../ui/picture/picture.tsx";
import textStyles from "../../ui/text/text.module.css";
import { isDrawn } from "./is-drawn.ts";
import styles from "./case-figure.module.css";

type CaseSpace = NonNullable<CaseCard["hall"]>;

/** Component that draws a space with its people; passed in by the page. */
export type SpacePlanComponent = ComponentType<{ space: CaseSpace; layout: LayoutKey; people: number }>;

interface CaseFigureProps {
  caseCard: CaseCard;
  /** Caption of the space. */
  place: string;
  plan: SpacePlanComponent;
  /** Slots of the space's picture, which then replaces its plan. */
  picture?: Slot[];
  /** Whether a rendered picture is marked: the first of a page. */
  mark?: boolean;
}

/** Renders the space of a case: its picture, or its plan with the people of the case, or its name where it has neither. */
export function CaseFigure({ caseCard, place, plan: Plan, picture: slots, mark }: CaseFigureProps) {
  const { hall: space, layout, attendees } = caseCard;
  if (!space) return null;
  const { length, width, picture } = space;
  const size = length && width ? formatSizeShort(length, width) : undefined;
  if (slots && picture) {
    return (
      <figure>
        <Picture className={styles.picture} alt={place} mark={mark} picture={picture} slots={slots} />
        <figcaption className={textStyles.caption}>
          <span>
            {place}
            {size && `，${bindUnits(`${size} m`)}`}
          </span>
        </figcaption>
      </figure>
    );
  }
  if (!length || !width || !layout || !attendees || !isDrawn(caseCard)) {
    // A space without a drawing is still named, once.
    return picture ? null : (
      <p className={textStyles.caption}>{[place, size && `${size} m`].filter(Boolean).join(" ")}</p>
    );
  }
  return (
    <figure className={styles.drawn} style={{ "--ratio": (length / width).toFixed(3) } as CSSProperties}>
      <DimensionLine className={styles.length}>{formatMetres(length)} m</DimensionLine>
      <Plan layout={layout} people={attendees} space={space} />
      <figcaption className={textStyles.caption}>
        <span>{place}</span>
        <span className={textStyles.noWrap}>{size} m</span>
      </figcaption>
    </figure>
  );
}

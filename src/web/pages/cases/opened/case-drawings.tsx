import type { CSSProperties } from "react";
import type { CaseDrawing } from "#contract/schemas/case-drawing.ts";
import type { CaseSpace } from "#contract/schemas/sample.ts";
import { formatMetres } from "#domain/format.ts";
import { casesZh } from "#texts/content/cases.zh.ts";
import { DrawnSpace } from "#web/features/seating-plan/drawn-space.tsx";
import textStyles from "#web/ui/text/text.module.css";
import styles from "./case-drawings.module.css";

interface CaseDrawingsProps {
  current: CaseDrawing | undefined;
  earlier: CaseDrawing | undefined;
  space: CaseSpace | undefined;
  /** Why the space is drawn without seats. */
  note: string | undefined;
}

/** Renders the space of a case, and the earlier one beside it at the same scale on the same base line. */
export function CaseDrawings({ current, earlier, space, note }: CaseDrawingsProps) {
  if (!current) return null;
  const shown = earlier ? [current, earlier] : [current];
  const sum = shown.reduce((total, { frame }) => total + frame.width, 0);
  const widest = Math.max(...shown.map(({ frame }) => frame.width));
  const place = [space?.venueName, current.name].filter(Boolean).join(" ");
  const height = current.height === undefined ? "" : `，${casesZh.height(formatMetres(current.height))}`;
  const caption = (earlier ? casesZh.now(place) : place) + height;
  return (
    <div className={styles.drawings} data-pair={earlier ? true : undefined}>
      {shown.map((drawing) => (
        <figure
          key={drawing === current ? "current" : "earlier"}
          style={
            {
              "--share": (drawing.frame.width / sum).toFixed(4),
              "--part": (drawing.frame.width / widest).toFixed(4),
              "--metres": drawing.frame.width.toFixed(2),
            } as CSSProperties
          }
        >
          <figcaption className={textStyles.small}>
            {drawing === current ? caption : casesZh.earlier(drawing.name)}
            {drawing === current && note && `。${note}`}
          </figcaption>
          <DrawnSpace drawing={drawing} />
        </figure>
      ))}
    </div>
  );
}

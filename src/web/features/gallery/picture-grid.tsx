import type { CSSProperties } from "react";
import type { PictureWire } from "#contract/schemas/picture.ts";
import { pictureZh } from "#texts/venue/picture.zh.ts";
import { classNames } from "../../ui/text/class-names.ts";
import { Link } from "../../ui/navigation/link.tsx";
import { Picture, type Slot } from "../../ui/picture/picture.tsx";
import { formatCaption, type SpaceNames } from "./format-caption.ts";
import { getPictureKey, formatPictureQuery } from "./format-venue-picture-href.ts";
import textStyles from "../../ui/text/text.module.css";
import styles from "./picture-grid.module.css";

/** `grid`: columns with captions; `single`: one picture as wide as its column; `wall`: rows without a gap, the pictures alone. */
export type GridKind = "grid" | "single" | "wall";

const slots: Record<GridKind, Slot[]> = {
  grid: [{ from: 1248, width: "312px" }, { from: 752, width: "234px" }, { width: "46vw" }],
  single: [{ from: 1248, width: "640px" }, { from: 752, width: "96vw" }, { width: "100vw" }],
  wall: [{ from: 1248, width: "400px" }, { width: "100vw" }],
};

/** Pictures of the first view, which load with the document. */
const inFirstView: Record<GridKind, number> = { grid: 4, single: 1, wall: 2 };

const gridClasses: Record<GridKind, string | undefined> = {
  grid: styles.grid,
  single: styles.single,
  wall: styles.wall,
};

interface PictureGridProps {
  kind: GridKind;
  pictures: PictureWire[];
  names: SpaceNames;
  /** Whether the page's first picture is among them. */
  leading: boolean;
  onOpen: (key: string) => void;
  /** Called on hover or focus, when the lightbox may be needed soon. */
  onNear: () => void;
}

/** Renders pictures as links to their URLs; a click opens the lightbox in place. */
export function PictureGrid({ kind, pictures, names, leading, onOpen, onNear }: PictureGridProps) {
  return (
    <ul className={classNames(styles.pictures, gridClasses[kind])}>
      {pictures.map((picture, index) => {
        const key = getPictureKey(picture);
        const caption = formatCaption(picture, names);
        const isInFirstView = leading && index < inFirstView[kind];
        return (
          <li key={key} style={{ "--ratio": (picture.width / picture.height).toFixed(4) } as CSSProperties}>
            <Link
              data-picture={key}
              href={formatPictureQuery(picture)}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                event.preventDefault();
                onOpen(key);
              }}
              onFocus={onNear}
              onPointerEnter={onNear}
              preload={false}
            >
              <Picture
                className={styles.picture}
                alt={kind === "wall" ? caption : ""}
                load={isInFirstView ? (index === 0 ? "first" : "now") : undefined}
                mark={kind === "wall" && leading && index === 0}
                picture={picture}
                slots={slots[kind]}
              />
              {kind !== "wall" && (
                <span className={classNames(textStyles.caption, styles.caption)}>
                  <span>{caption}</span>
                  {picture.rendered && <span className={textStyles.noWrap}>{pictureZh.rendered}</span>}
                </span>
              )}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

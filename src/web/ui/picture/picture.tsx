import type { CSSProperties } from "react";
import { listPictureWidths, usualPictureRatio } from "#domain/picture/format-picture-href.ts";
import type { Picture as Shown } from "#domain/picture/picture.ts";
import { useInterfaceTexts } from "../../platform/use-interface-texts.ts";
import { classNames } from "../text/class-names.ts";
import { buildPictureSources, formatFallbackHref, type PictureSlot } from "./picture-sources.ts";
import { usePictureLoading } from "./use-picture-loading.ts";
import textStyles from "../text/text.module.css";
import styles from "./picture.module.css";

export type { PictureSlot as Slot } from "./picture-sources.ts";

export interface PictureProps {
  picture: Pick<Shown, "hash" | "width" | "height" | "color" | "rendered">;
  /** Alternative text; empty where a text next to the picture says the same. */
  alt: string;
  /** Sizes at which it is shown, the widest window first. */
  slots: PictureSlot[];
  /**
   * `first`: the page's main picture, loaded with high priority. `now`: not lazy, for other pictures above the fold.
   * Absent: loads when it is near the viewport.
   */
  load?: "first" | "now";
  /** Marks a rendered picture in its corner; absent, the page's main picture only. False where a caption does. */
  mark?: boolean;
  /** What the picture shows, where that is not what its place says: 图为剧院式. */
  note?: string | undefined;
  /** The picture is in a part hidden from screen readers, which needs no name before the picture is there. */
  unnamed?: boolean;
  className?: string;
  /** Called when the picture has loaded. */
  onSeen?: () => void;
}

/**
 * A responsive, lazy picture: shows its mean colour until it has loaded, in a box of fixed size (the picture's ratio, or
 * what a class sets). After three failed attempts it shows a fallback drawing.
 */
export const Picture = (props: PictureProps) => <LoadingPicture key={props.picture.hash} {...props} />;

function LoadingPicture({
  picture,
  alt,
  slots,
  load,
  mark = load === "first",
  note,
  unnamed,
  className,
  onSeen,
}: PictureProps) {
  const { hash, width, height, color, rendered } = picture;
  const texts = useInterfaceTexts();
  const { box, image, state, attempt, onLoad, onError } = usePictureLoading(hash, {
    lazy: load === undefined,
    onSeen,
  });
  const ratio = Number((width / height).toFixed(4));
  const style = { "--ratio": ratio === usualPictureRatio ? undefined : ratio, "--mean": color } as CSSProperties;
  const sources = state === "loading" && buildPictureSources(picture, slots);
  return (
    <span className={classNames(styles.picture, state === "lost" && styles.missing, className)} ref={box} style={style}>
      {state === "far" && (
        <>
          {/* Names a link around the picture until the picture has loaded. */}
          {alt && !unnamed && <span className={textStyles.visuallyHidden}>{alt}</span>}
          <noscript>
            <img alt="" loading="lazy" src={formatFallbackHref(hash, listPictureWidths(width))} width={width} />
          </noscript>
        </>
      )}
      {sources && (
        <picture key={attempt}>
          <source sizes={sources.sizes} srcSet={sources.avif} type="image/avif" />
          <source sizes={sources.sizes} srcSet={sources.webp} type="image/webp" />
          <img
            width={width}
            height={height}
            alt={alt}
            decoding={load === "first" ? undefined : "async"}
            fetchPriority={load === "first" ? "high" : undefined}
            onError={onError}
            onLoad={onLoad}
            ref={image}
            src={sources.src}
          />
        </picture>
      )}
      {state === "lost" && <PictureFallback alt={alt} text={texts.pictureLost} />}
      {state !== "lost" && <PictureMark note={note} rendered={mark && rendered ? texts.rendered : undefined} />}
    </span>
  );
}

/** Says in the corner of a picture that it is rendered, and what it shows. */
function PictureMark({ rendered, note }: { rendered: string | undefined; note: string | undefined }) {
  const text = [rendered, note].filter(Boolean).join(" ");
  return text && <span className={styles.mark}>{text}</span>;
}

/** The fallback of a failed picture: the drawing of an empty room, and a text. */
const PictureFallback = ({ alt, text }: { alt: string; text: string }) => (
  <span className={styles.fallback}>
    <svg aria-hidden="true" viewBox="0 0 32 24">
      <path d="M1 23V7L11 1h10l10 6v16M11 1v13h10V1M11 14 1 23M21 14l10 9" />
    </svg>
    <span>{text}</span>
    {alt && <span className={textStyles.visuallyHidden}>{alt}</span>}
  </span>
);

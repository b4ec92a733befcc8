import type { CSSProperties, Ref } from "react";
import { formatPictureHref } from "#domain/picture/format-picture-href.ts";
import type { VrScene } from "#domain/picture/picture.ts";
import { getFirstWidth } from "./pick-panorama-widths.ts";
import { toPicturePoint } from "./get-field-of-view.ts";
import styles from "./poster.module.css";

interface PosterProps {
  scene: VrScene;
  alt: string;
  /** Shows the whole panorama, not the crop that the viewer begins with. */
  flat?: boolean;
  ref?: Ref<HTMLImageElement>;
}

/** Renders the panorama as a still picture of the initial view, from the file that the viewer shows afterwards. */
export function Poster({ scene, alt, flat, ref }: PosterProps) {
  const { panorama, view } = scene;
  const width = getFirstWidth(panorama);
  const { x, y } = toPicturePoint(view);
  return (
    <picture className={flat ? styles.wholePicture : styles.poster} style={{ "--x": x, "--y": y } as CSSProperties}>
      <source srcSet={formatPictureHref(panorama.hash, width, "avif")} type="image/avif" />
      <source srcSet={formatPictureHref(panorama.hash, width, "webp")} type="image/webp" />
      <img
        alt={alt}
        draggable={false}
        fetchPriority="high"
        height={width / 2}
        ref={ref}
        src={formatPictureHref(panorama.hash, width, "jpg")}
        width={width}
      />
    </picture>
  );
}

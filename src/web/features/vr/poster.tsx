import type { CSSProperties, Ref } from "react";
import { pictureHref, type VrScene } from "../../../domain/picture/picture.ts";
import { firstWidth } from "./panorama-source.ts";
import { centreOf } from "./still-crop.ts";

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
  const width = firstWidth(panorama);
  const { x, y } = centreOf(view);
  return (
    <picture className={flat ? "vr-whole" : "vr-poster"} style={{ "--x": x, "--y": y } as CSSProperties}>
      <source srcSet={pictureHref(panorama.hash, width, "avif")} type="image/avif" />
      <source srcSet={pictureHref(panorama.hash, width, "webp")} type="image/webp" />
      <img
        alt={alt}
        draggable={false}
        fetchPriority="high"
        height={width / 2}
        ref={ref}
        src={pictureHref(panorama.hash, width, "jpg")}
        width={width}
      />
    </picture>
  );
}

import type { CSSProperties, ReactNode } from "react";
import { type Picture as Shown, pictureHref, widthsFor } from "../../domain/picture/picture.ts";
import { pictureZh } from "../../texts/picture.zh.ts";
import { classNames } from "./class-names.ts";
import { pictureSources, type Slot } from "./picture-sources.ts";
import { usePictureLoading } from "./use-picture-loading.ts";

export type { Slot } from "./picture-sources.ts";

export interface PictureProps {
  picture: Pick<Shown, "hash" | "width" | "height" | "color" | "rendered">;
  /** Empty where words beside it say the same. */
  alt: string;
  /** How wide it is shown, the widest window first. */
  slots: Slot[];
  /**
   * `first`: the page's first picture, asked for before all else. `now`: in the document too, for what stands in the first
   * view beside it. Otherwise it waits until it is near.
   */
  load?: "first" | "now";
  /** Marks a rendered picture in its corner; not where a caption beside it does. */
  mark?: boolean;
  className?: string;
  /** It is there. */
  onSeen?: () => void;
}

/** Pixels of the picture for a browser without script. */
const plainWidth = 640;

/**
 * A picture in the format and width that fit, its mean colour until then, in a box that never changes its size: the
 * picture's own shape, or what a class says. Three failed attempts leave a drawing in its place.
 */
export const Picture = (props: PictureProps) => <PictureOf key={props.picture.hash} {...props} />;

function PictureOf({ picture, alt, slots, load, mark = true, className, onSeen }: PictureProps) {
  const { hash, width, height, color, rendered } = picture;
  const { box, image, state, attempt, onLoad, onError } = usePictureLoading(hash, {
    lazy: load === undefined,
    onSeen,
  });
  const style = { "--ratio": (width / height).toFixed(4), "--mean": color } as CSSProperties;
  const shared = { width, height, decoding: load === "first" ? undefined : "async" } as const;
  return (
    <span className={classNames("picture", state === "lost" && "no-picture", className)} ref={box} style={style}>
      {state === "far" && (
        <>
          {/* A link round a picture has its name before the picture comes. */}
          {alt && <span className="vh">{alt}</span>}
          <noscript>
            <img {...shared} alt="" loading="lazy" src={pictureHref(hash, plainOf(width), "jpg")} />
          </noscript>
        </>
      )}
      {state === "asked" && (
        <Choice key={attempt} picture={picture} slots={slots}>
          {({ sizes, jpg, src }) => (
            <img
              {...shared}
              alt={alt}
              fetchPriority={load === "first" ? "high" : undefined}
              onError={onError}
              onLoad={onLoad}
              ref={image}
              sizes={sizes}
              src={src}
              srcSet={jpg}
            />
          )}
        </Choice>
      )}
      {state === "lost" && <Lost alt={alt} />}
      {mark && rendered && state !== "lost" && <span className="picture-mark">{pictureZh.rendered}</span>}
    </span>
  );
}

const plainOf = (width: number): number => {
  const widths = widthsFor(width);
  return widths.find((each) => each >= plainWidth) ?? widths.at(-1)!;
};

interface ChoiceProps {
  picture: PictureProps["picture"];
  slots: Slot[];
  children: (sources: ReturnType<typeof pictureSources>) => ReactNode;
}

function Choice({ picture, slots, children }: ChoiceProps) {
  const sources = pictureSources(picture, slots);
  return (
    <picture>
      <source sizes={sources.sizes} srcSet={sources.avif} type="image/avif" />
      <source sizes={sources.sizes} srcSet={sources.webp} type="image/webp" />
      {children(sources)}
    </picture>
  );
}

/** A room's corner with nothing in it, and the words. */
const Lost = ({ alt }: { alt: string }) => (
  <span className="picture-lost">
    <svg aria-hidden="true" viewBox="0 0 32 24">
      <path d="M1 23V7L11 1h10l10 6v16M11 1v13h10V1M11 14 1 23M21 14l10 9" />
    </svg>
    <span>{pictureZh.lost}</span>
    {alt && <span className="vh">{alt}</span>}
  </span>
);

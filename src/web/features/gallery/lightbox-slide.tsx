import { type CSSProperties, type RefObject, useEffect, useLayoutEffect, useSyncExternalStore } from "react";
import type { PictureWire } from "#contract/schemas/picture.ts";
import { Picture, type Slot } from "../../ui/picture/picture.tsx";
import { useZoom, type Zoom, ZoomPane } from "../../ui/zoom/zoom-pane.tsx";
import lightboxStyles from "./lightbox.module.css";

const maxZoom = 4;
const fitSlots: Slot[] = [{ width: "100vw" }];
/** Zoomed in, a larger file is worth loading. */
const zoomedSlots: Slot[] = [{ width: "300vw" }];

interface LightboxSlideProps {
  picture: PictureWire;
  caption: string;
  /** −1, 0 or 1: previous, shown or next picture. */
  offset: number;
  /** Ref that is set to the zoom, for the shown picture only. */
  current: RefObject<Zoom | null> | undefined;
  onSeen: () => void;
}

/** Renders one picture in a zoomable pane; inert unless it is the shown one. */
export function LightboxSlide({ picture, caption, offset, current, onSeen }: LightboxSlideProps) {
  const zoom = useZoom(maxZoom);
  const zoomed = useSyncExternalStore(
    zoom.subscribe,
    () => zoom.scale() > 1.2,
    () => false,
  );
  useLayoutEffect(() => {
    if (current) current.current = zoom;
    else zoom.reset();
  }, [current, zoom]);
  useEffect(() => {
    const pane = zoom.pane.current;
    if (!current || !pane) return;
    // The previous picture had the focus and is gone; a focused button keeps it.
    if (!pane.ownerDocument.activeElement?.matches("dialog button")) pane.focus({ preventScroll: true });
  }, [current, zoom]);
  return (
    <div className={lightboxStyles.slide} inert={!current} style={{ "--offset": offset } as CSSProperties}>
      <ZoomPane className={lightboxStyles.pane} label={caption} zoom={zoom}>
        <Picture
          className={lightboxStyles.picture}
          alt={caption}
          load={current ? "first" : "now"}
          mark={false}
          onSeen={onSeen}
          picture={picture}
          slots={zoomed ? zoomedSlots : fitSlots}
        />
      </ZoomPane>
    </div>
  );
}

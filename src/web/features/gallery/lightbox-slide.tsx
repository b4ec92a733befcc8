import { type CSSProperties, type RefObject, useEffect, useLayoutEffect, useSyncExternalStore } from "react";
import type { PictureWire } from "../../../contract/pictures.ts";
import { Picture, type Slot } from "../../ui/picture.tsx";
import { useZoom, type Zoom, ZoomPane } from "../../ui/zoom-pane.tsx";

const most = 4;
const whole: Slot[] = [{ width: "100vw" }];
/** Seen larger, it has more pixels to show. */
const large: Slot[] = [{ width: "300vw" }];

interface LightboxSlideProps {
  picture: PictureWire;
  caption: string;
  /** −1, 0 or 1: beside the one that is shown, or it. */
  offset: number;
  /** Takes the zoom of the one that is shown. */
  current: RefObject<Zoom | null> | undefined;
  onSeen: () => void;
}

/** One picture in a pane that zooms it; its neighbours are out of reach. */
export function LightboxSlide({ picture, caption, offset, current, onSeen }: LightboxSlideProps) {
  const zoom = useZoom(most);
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
    // The picture that went away took the focus with it; a button keeps it.
    if (!pane.ownerDocument.activeElement?.matches(".lightbox button")) pane.focus({ preventScroll: true });
  }, [current, zoom]);
  return (
    <div className="slide" inert={!current} style={{ "--offset": offset } as CSSProperties}>
      <ZoomPane label={caption} zoom={zoom}>
        <Picture
          alt={caption}
          load={current ? "first" : "now"}
          mark={false}
          onSeen={onSeen}
          picture={picture}
          slots={zoomed ? large : whole}
        />
      </ZoomPane>
    </div>
  );
}

import { useLayoutEffect, useRef, useState } from "react";
import type { PictureWire } from "../../../contract/pictures.ts";
import { formatNumber } from "../../../domain/format.ts";
import { modalZIndex } from "../../../domain/limits.ts";
import { pictureZh } from "../../../texts/picture.zh.ts";
import { absoluteHref, share } from "../../platform/share.ts";
import { Icon } from "../../ui/icon.tsx";
import { showToast } from "../../ui/toast.ts";
import type { Zoom } from "../../ui/zoom-pane.tsx";
import { captionOf, type SpaceNames } from "./captions.ts";
import { inGroupHref, pictureKey } from "./gallery-href.ts";
import "./lightbox.css";
import { takeKey, zoomStep } from "./lightbox-keys.ts";
import { LightboxSlide } from "./lightbox-slide.tsx";
import { useStroke } from "./use-stroke.ts";

export interface LightboxProps {
  pictures: PictureWire[];
  /** Index of the one that is shown. */
  at: number;
  /** Pictures of the venue before the first of these, and in all. */
  before: number;
  total: number;
  names: SpaceNames;
  venue: { id: string; name: string };
  onMove: (index: number) => void;
  /** Moves to the last picture, which may not be loaded yet. */
  onLast: () => void;
  onClose: () => void;
}

const words = pictureZh.lightbox;

/** Opens the dialog as a modal; on close, focuses the picture's link in the page. */
function useModal(key: string) {
  const dialog = useRef<HTMLDialogElement>(null);
  const last = useRef(key);
  useLayoutEffect(() => {
    last.current = key;
  }, [key]);
  useLayoutEffect(() => {
    const element = dialog.current!;
    const page = element.ownerDocument;
    element.showModal();
    element.querySelector<HTMLElement>(".slide:not([inert]) .zoom-pane")?.focus();
    return () => {
      element.close();
      page.querySelector<HTMLElement>(`[data-picture="${CSS.escape(last.current)}"]`)?.focus();
    };
  }, []);
  return dialog;
}

/** Renders one picture at window size, with swipe, zoom, keys and a URL to share; its neighbours are preloaded. */
export function Lightbox(props: LightboxProps) {
  const { pictures, at, before, total, names, venue, onMove, onLast, onClose } = props;
  const picture = pictures[at]!;
  const key = pictureKey(picture);
  const dialog = useModal(key);
  const [seen, setSeen] = useState<string>();
  const current = useRef<Zoom>(null);
  const go = (index: number) => index >= 0 && index < pictures.length && index !== at && onMove(index);
  const stage = useStroke({
    free: () => (current.current?.scale() ?? 1) === 1,
    ends: { left: at === 0, right: at === pictures.length - 1 },
    onSwipe: (direction) => {
      if (direction === "left") go(at + 1);
      if (direction === "right") go(at - 1);
      if (direction === "down") onClose();
    },
  });
  const caption = captionOf(picture, names);
  return (
    <dialog
      aria-label={words.label}
      className="lightbox"
      data-theme="dark"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => event.currentTarget.isConnected && !event.currentTarget.open && onClose()}
      onKeyDown={(event) => takeKey(event, { go, at, last: onLast, zoom: current.current })}
      ref={dialog}
      style={{ zIndex: modalZIndex }}
    >
      <header>
        <p aria-live="polite">
          {words.count(formatNumber(before + at + 1), formatNumber(total))}
          <span className="vh"> {caption}</span>
        </p>
        <button className="only-wide" onClick={() => current.current?.zoomBy(1 / zoomStep)} type="button">
          {words.zoomOut}
        </button>
        <button className="only-wide" onClick={() => current.current?.zoomBy(zoomStep)} type="button">
          {words.zoomIn}
        </button>
        <button onClick={() => void send(picture, venue, caption)} type="button">
          {words.share}
        </button>
        <button aria-label={words.close} className="square" onClick={onClose} type="button">
          <Icon name="close" />
        </button>
      </header>
      <div
        className="stage"
        {...stage}
        // The wheel zooms only a focused pane, so the shown one is focused first.
        onWheelCapture={() => current.current?.pane.current?.focus({ preventScroll: true })}
      >
        {[at - 1, at, at + 1].map((index) => {
          const one = pictures[index];
          if (!one || (index !== at && seen === undefined)) return null;
          return (
            <LightboxSlide
              caption={captionOf(one, names)}
              current={index === at ? current : undefined}
              key={pictureKey(one)}
              offset={index - at}
              onSeen={() => setSeen(pictureKey(one))}
              picture={one}
            />
          );
        })}
      </div>
      <footer>
        <p>
          {caption}
          {picture.rendered && <span className="small">{pictureZh.rendered}</span>}
        </p>
        <button
          aria-label={words.previous}
          className="square back"
          disabled={at === 0}
          onClick={() => go(at - 1)}
          type="button"
        >
          <Icon name="caret" />
        </button>
        <button
          aria-label={words.next}
          className="square on"
          disabled={at === pictures.length - 1}
          onClick={() => go(at + 1)}
          type="button"
        >
          <Icon name="caret" />
        </button>
      </footer>
    </dialog>
  );
}

async function send(picture: PictureWire, venue: LightboxProps["venue"], caption: string): Promise<void> {
  const url = absoluteHref(inGroupHref(venue.id, picture));
  const done = await share({ url, title: words.shared(caption, venue.name) });
  if (done === "copied") showToast(words.copied);
  if (done === "refused") showToast(words.refused, { kind: "warn" });
}

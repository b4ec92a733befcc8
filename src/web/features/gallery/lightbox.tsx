import { useLayoutEffect, useRef, useState } from "react";
import type { PictureWire } from "#contract/schemas/picture.ts";
import { formatNumber } from "#domain/format.ts";
import { modalZIndex } from "#domain/limits.ts";
import { pictureZh } from "#texts/venue/picture.zh.ts";
import { toAbsoluteUrl, share } from "../../platform/device/share.ts";
import { Icon } from "../../ui/drawing/icon.tsx";
import { showToast } from "../../ui/overlay/toast.ts";
import type { Zoom } from "../../ui/zoom/zoom-pane.tsx";
import { formatCaption, type SpaceNames } from "./format-caption.ts";
import { formatGroupPictureHref, getPictureKey } from "./format-venue-picture-href.ts";
import { handleLightboxKey, zoomStep } from "./handle-lightbox-key.ts";
import { LightboxSlide } from "./lightbox-slide.tsx";
import { useSwipe } from "./use-swipe.ts";
import { classNames } from "../../ui/text/class-names.ts";
import visibilityStyles from "../../ui/structure/visibility.module.css";
import textStyles from "../../ui/text/text.module.css";
import styles from "./lightbox.module.css";

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

const texts = pictureZh.lightbox;

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
    element.querySelector<HTMLElement>(`.${styles.slide}:not([inert]) > *`)?.focus();
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
  const key = getPictureKey(picture);
  const dialog = useModal(key);
  const [seen, setSeen] = useState<string>();
  const current = useRef<Zoom>(null);
  const go = (index: number) => index >= 0 && index < pictures.length && index !== at && onMove(index);
  const stage = useSwipe({
    canSwipe: () => (current.current?.scale() ?? 1) === 1,
    ends: { left: at === 0, right: at === pictures.length - 1 },
    onSwipe: (direction) => {
      if (direction === "left") go(at + 1);
      if (direction === "right") go(at - 1);
      if (direction === "down") onClose();
    },
  });
  const caption = formatCaption(picture, names);
  return (
    <dialog
      aria-label={texts.label}
      className={styles.lightbox}
      data-theme="dark"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => event.currentTarget.isConnected && !event.currentTarget.open && onClose()}
      onKeyDown={(event) => handleLightboxKey(event, { go, at, last: onLast, zoom: current.current })}
      ref={dialog}
      style={{ zIndex: modalZIndex }}
    >
      <header>
        <p aria-live="polite">
          {texts.count(formatNumber(before + at + 1), formatNumber(total))}
          <span className={textStyles.visuallyHidden}> {caption}</span>
        </p>
        <button
          className={visibilityStyles.onlyWide}
          onClick={() => current.current?.zoomBy(1 / zoomStep)}
          type="button"
        >
          {texts.zoomOut}
        </button>
        <button className={visibilityStyles.onlyWide} onClick={() => current.current?.zoomBy(zoomStep)} type="button">
          {texts.zoomIn}
        </button>
        <button onClick={() => void sharePicture(picture, venue, caption)} type="button">
          {texts.share}
        </button>
        <button aria-label={texts.close} className={styles.square} onClick={onClose} type="button">
          <Icon name="close" />
        </button>
      </header>
      <div
        className={styles.stage}
        {...stage}
        // The wheel zooms only a focused pane, so the shown one is focused first.
        onWheelCapture={() => current.current?.pane.current?.focus({ preventScroll: true })}
      >
        {[at - 1, at, at + 1].map((index) => {
          const one = pictures[index];
          if (!one || (index !== at && seen === undefined)) return null;
          return (
            <LightboxSlide
              caption={formatCaption(one, names)}
              current={index === at ? current : undefined}
              key={getPictureKey(one)}
              offset={index - at}
              onSeen={() => setSeen(getPictureKey(one))}
              picture={one}
            />
          );
        })}
      </div>
      <footer>
        <p>
          {caption}
          {picture.rendered && (
            <span className={classNames(textStyles.small, styles.rendered)}>{pictureZh.rendered}</span>
          )}
        </p>
        <button
          aria-label={texts.previous}
          className={classNames(styles.square, styles.previous)}
          disabled={at === 0}
          onClick={() => go(at - 1)}
          type="button"
        >
          <Icon name="caret" />
        </button>
        <button
          aria-label={texts.next}
          className={classNames(styles.square, styles.next)}
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

async function sharePicture(picture: PictureWire, venue: LightboxProps["venue"], caption: string): Promise<void> {
  const url = toAbsoluteUrl(formatGroupPictureHref(venue.id, picture));
  const done = await share({ url, title: texts.shared(caption, venue.name) });
  if (done === "copied") showToast(texts.copied);
  if (done === "refused") showToast(texts.refused, { kind: "warn" });
}

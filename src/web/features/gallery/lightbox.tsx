import { useLayoutEffect, useRef, useState } from "react";
import type { PictureGroup, PictureWire } from "#contract/schemas/picture.ts";
import { formatDemandFormHref } from "#domain/demand/format-demand-form-href.ts";
import { bindUnits, formatNumber, formatSizeShort, formatYuan } from "#domain/format.ts";
import { modalZIndex } from "#domain/limits.ts";
import { pictureZh } from "#texts/venue/picture.zh.ts";
import { venueZh } from "#texts/venue/venue.zh.ts";
import { toAbsoluteUrl, share } from "../../platform/device/share.ts";
import { Icon } from "../../ui/drawing/icon.tsx";
import { LinkButton } from "../../ui/forms/button.tsx";
import { showToast } from "../../ui/overlay/toast.ts";
import type { Zoom } from "../../ui/zoom/zoom-pane.tsx";
import { formatCaption, getSpaceNames } from "./format-caption.ts";
import { formatGroupPictureHref, getPictureKey } from "./format-venue-picture-href.ts";
import { handleLightboxKey, zoomStep } from "./handle-lightbox-key.ts";
import { LightboxFilter } from "./lightbox-filter.tsx";
import { LightboxPlace } from "./lightbox-place.tsx";
import { LightboxSlide } from "./lightbox-slide.tsx";
import { LightboxStrip } from "./lightbox-strip.tsx";
import type { PictureListQuery } from "./use-picture-list.ts";
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
  groups: PictureGroup[];
  /** The group that the pictures are of; all of the venue where absent. */
  place: PictureListQuery["place"];
  venue: { id: string; name: string };
  onMove: (index: number) => void;
  /** Moves to the last picture, which may not be loaded yet. */
  onLast: () => void;
  onClose: () => void;
}

const texts = pictureZh.lightbox;

/** Returns what is known of the space that a picture shows. */
const findSpace = (groups: PictureGroup[], { spaceId, catalogType }: PictureWire) =>
  groups
    .find((group) => group.catalogType === catalogType)
    ?.spaces.find((space) => spaceId !== undefined && space.spaceId === spaceId);

/** Returns the sides of a space in which a viewpoint has its place: the screen is on the short wall. */
const toRoom = ({ length, width }: { length?: number; width?: number } = {}) =>
  length && width && length >= width ? { length, width } : undefined;

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
    // Not its first button: the slide takes the focus from the dialog once its keys work.
    element.focus();
    return () => {
      element.close();
      page.querySelector<HTMLElement>(`[data-picture="${CSS.escape(last.current)}"]`)?.focus();
    };
  }, []);
  return dialog;
}

/**
 * Renders one picture at window size, with swipe, zoom, keys and a URL to share; its neighbours are preloaded. Around it the
 * groups, its place in the space, the other pictures, price and enquiry.
 */
export function Lightbox(props: LightboxProps) {
  const { pictures, at, before, total, groups, place, venue, onMove, onLast, onClose } = props;
  const names = getSpaceNames(groups);
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
  const space = findSpace(groups, picture);
  const room = toRoom(space);
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
      tabIndex={-1}
    >
      <header>
        <button aria-label={texts.close} onClick={onClose} type="button">
          {texts.close}
        </button>
        <LightboxFilter groups={groups} place={place} venueId={venue.id} />
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
      <LightboxCaption
        at={at}
        caption={caption}
        count={texts.count(formatNumber(before + at + 1), formatNumber(total))}
        go={go}
        last={pictures.length - 1}
        onShare={() => void sharePicture(picture, venue, caption)}
        onZoom={(factor) => current.current?.zoomBy(factor)}
        rendered={picture.rendered}
        room={room}
      />
      <section className={styles.around}>
        {room && picture.viewpoint && (
          <LightboxPlace number={before + at + 1} room={room} viewpoint={picture.viewpoint} />
        )}
        {pictures.length > 1 && <LightboxStrip at={at} names={names} onMove={go} pictures={pictures} />}
      </section>
      <LightboxEnquiry space={space} venueId={venue.id} />
    </dialog>
  );
}

interface LightboxCaptionProps {
  caption: string;
  /** Which picture of how many. */
  count: string;
  rendered: boolean | undefined;
  room: { length: number; width: number } | undefined;
  at: number;
  /** Index of the last picture that is loaded. */
  last: number;
  go: (index: number) => void;
  onZoom: (factor: number) => void;
  onShare: () => void;
}

/** Renders what the picture shows, with the buttons for it. */
function LightboxCaption({ caption, count, rendered, room, at, last, go, onZoom, onShare }: LightboxCaptionProps) {
  const size = room && bindUnits(`${formatSizeShort(room.length, room.width)} m`);
  return (
    <div className={styles.caption}>
      <p aria-live="polite">
        {caption} {size && <span className={textStyles.noWrap}>{size}</span>}{" "}
        <span className={classNames(textStyles.soft, textStyles.noWrap)}>
          {rendered && `${pictureZh.rendered}，`}
          {count}
        </span>
      </p>
      <button className={visibilityStyles.onlyWide} onClick={() => onZoom(1 / zoomStep)} type="button">
        {texts.zoomOut}
      </button>
      <button className={visibilityStyles.onlyWide} onClick={() => onZoom(zoomStep)} type="button">
        {texts.zoomIn}
      </button>
      <button onClick={onShare} type="button">
        {texts.share}
      </button>
      <button
        aria-label={texts.previous}
        className={classNames(visibilityStyles.fromTablet, styles.square, styles.previous)}
        disabled={at === 0}
        onClick={() => go(at - 1)}
        type="button"
      >
        <Icon name="caret" />
      </button>
      <button
        aria-label={texts.next}
        className={classNames(visibilityStyles.fromTablet, styles.square, styles.next)}
        disabled={at === last}
        onClick={() => go(at + 1)}
        type="button"
      >
        <Icon name="caret" />
      </button>
    </div>
  );
}

/** Renders the price of the space and the enquiry for it; without a space the enquiry for the venue. */
const LightboxEnquiry = ({ space, venueId }: { space: ReturnType<typeof findSpace>; venueId: string }) => (
  <footer>
    {space?.priceDay !== undefined && (
      <p>
        <b>{formatYuan(space.priceDay)}</b>
        <small>{texts.perDay}</small>
      </p>
    )}
    <LinkButton
      href={formatDemandFormHref({ siteIds: [venueId], spaceCodes: space ? [space.spaceId] : [] })}
      variant="act"
    >
      {venueZh.enquiry.button}
    </LinkButton>
  </footer>
);

async function sharePicture(picture: PictureWire, venue: LightboxProps["venue"], caption: string): Promise<void> {
  const url = toAbsoluteUrl(formatGroupPictureHref(venue.id, picture));
  const done = await share({ url, title: texts.shared(caption, venue.name) });
  if (done === "copied") showToast(texts.copied);
  if (done === "refused") showToast(texts.refused, { kind: "warn" });
}

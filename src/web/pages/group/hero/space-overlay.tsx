import { formatArea, formatMetres, formatNumber } from "#domain/format.ts";
import type { TopicInfo } from "#contract/schemas/marketing/topic-info.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import { eventSizeAddress } from "#domain/venue/event-size.ts";
import { formatVenueHref } from "#domain/venue/format-venue-href.ts";
import { groupZh } from "#texts/marketing/group.zh.ts";
import { DimensionLine } from "#web/ui/drawing/dimension-line.tsx";
import { Link } from "#web/ui/navigation/link.tsx";
import { classNames } from "#web/ui/text/class-names.ts";
import { createAreaCurve, getFrame, isLabelLeft, placeLabels, toNoteBox } from "./place-labels.ts";
import planStyles from "#web/ui/drawing/plan.module.css";
import textStyles from "#web/ui/text/text.module.css";
import styles from "./space-overlay.module.css";

type OverlaySpace = TopicInfo["overlay"]["spaces"][number];

/** Share of a Chinese character's width that a character of the area takes. */
const noteCharacter = 0.6;

/** Widths of the drawing, pixels: on the desktop, and on a phone of 390. */
const drawingWidths = { wide: 780, narrow: 334 } as const;

interface SpaceOverlayProps {
  topic: TopicInfo;
  /** Figures for another event size are on their way: the frame stays, its lines go. */
  busy: boolean;
}

/** Returns a share in percent, in hundredths. */
const toPercent = (share: number): number => Math.round(share * 10_000) / 100;

const createRectangle = ({ length, width }: OverlaySpace): string => `M0 0H${length}V${width}H0z`;

/** Renders the spaces from one corner: those of no concern first, so that the others lie over them. */
function SpaceLines({ spaces, isSolid }: { spaces: OverlaySpace[]; isSolid: (space: OverlaySpace) => boolean }) {
  const ordered = [...spaces.filter((space) => !isSolid(space)), ...spaces.filter(isSolid)];
  return ordered.map((space) => (
    <path className={isSolid(space) ? styles.solid : styles.ghost} d={createRectangle(space)} key={space.spaceId} />
  ));
}

interface CornersProps extends Pick<SpaceOverlayProps, "topic"> {
  spaces: OverlaySpace[];
  frame: { length: number; width: number };
  isSolid: (space: OverlaySpace) => boolean;
  /** The note at the right end of the curve. */
  note: { percentY: number; characters: number } | undefined;
}

/** Renders the corner of each space as a link with its name and area; labels that would collide appear on hover and focus. */
function Corners({ topic, spaces, frame, isSolid, note }: CornersProps) {
  const { city, cities, eventSize } = topic;
  const linkQuery = eventSizeAddress.format({ people: eventSize.people, layout: eventSize.layout });
  const solid = spaces.filter(isSolid);
  const shown = city ? solid : solid.length > 0 ? solid : spaces;
  const texts = shown.map(({ name, area, cityCode }) => {
    const rounded = formatArea(Math.round(area));
    const cityName = cities.find(({ code }) => code === cityCode)?.name ?? "";
    return city ? `${name} ${rounded}` : groupZh.overlay.largest(rounded, cityName, name);
  });
  const corners = shown.map(({ length, width }, at) => ({
    x: toPercent(length / frame.length),
    y: toPercent(width / frame.width),
    characters: texts[at]!.length * 0.8,
  }));
  // A group's overlay names its largest space only, a city's all that have room.
  const named = city ? corners : corners.slice(0, 1);
  const place = (width: number) => {
    const box = { width, height: (width * frame.width) / frame.length };
    return placeLabels(named, box, note && toNoteBox(note.percentY, note.characters, box));
  };
  const [wide, narrow] = [place(drawingWidths.wide), place(drawingWidths.narrow)];
  return shown.map(({ spaceId, venueId, fits }, at) => (
    <Link
      aria-label={texts[at]}
      className={classNames(
        styles.corner,
        !fits && styles.hollow,
        isLabelLeft(corners[at]!.x) && styles.labelLeft,
        wide[at] && styles.namedWide,
        narrow[at] && styles.namedNarrow,
      )}
      href={formatVenueHref(venueId) + linkQuery}
      key={spaceId}
      style={{ left: `${corners[at]!.x}%`, top: `${corners[at]!.y}%` }}
      tabIndex={city ? undefined : -1}
    >
      <span aria-hidden="true">{texts[at]}</span>
    </Link>
  ));
}

/**
 * Renders the largest space of each venue laid over the others from one wall corner at one scale, with the curve of the
 * area that the people need. A city's page draws its own spaces solid, the others as ghosts.
 */
export function SpaceOverlay({ topic, busy }: SpaceOverlayProps) {
  const { overlay, city, required, totals, fits, eventSize } = topic;
  const { spaces, length, width, unmeasured, omitted } = overlay;
  const texts = groupZh.overlay;
  if (spaces.length === 0) return <p className={classNames(textStyles.soft, styles.nothing)}>{texts.none}</p>;
  const frame = getFrame(overlay, required.area);
  const curve = createAreaCurve(frame, required.area);
  const isSolid = (space: OverlaySpace) => (city ? space.cityCode === city.code : space.fits);
  const area = formatArea(required.area);
  const drawnHere = spaces.filter(({ cityCode }) => !city || cityCode === city.code).length;
  const note = curve && {
    percentY: toPercent(curve.right / frame.width),
    characters: texts.area(area).length * noteCharacter,
  };
  const captions = [
    city ? texts.city(city.name, formatNumber(drawnHere), area) : texts.all(area),
    ...(curve ? [] : [texts.beyond(area)]),
    ...(unmeasured > 0 ? [texts.unmeasured(formatNumber(unmeasured))] : []),
    ...(omitted > 0 ? [texts.omitted(formatNumber(omitted))] : []),
  ];
  return (
    <figure className={styles.overlay}>
      <div className={styles.drawing}>
        <DimensionLine className={styles.across} style={{ width: `${toPercent(length / frame.length)}%` }}>
          {formatMetres(length)} m
        </DimensionLine>
        <div className={styles.planBox}>
          <DimensionLine className={styles.down} style={{ height: `${toPercent(width / frame.width)}%` }} vertical>
            {formatMetres(width)} m
          </DimensionLine>
          <svg
            aria-busy={busy}
            aria-label={texts.label(`${topic.name}${city?.name ?? ""}`, formatNumber(drawnHere), formatNumber(fits))}
            className={classNames(planStyles.plan, styles.plan, busy && styles.busy)}
            role="img"
            viewBox={`0 0 ${frame.length} ${frame.width}`}
          >
            <SpaceLines spaces={spaces} isSolid={isSolid} />
            {curve && <path className={styles.curve} d={curve.path} />}
          </svg>
          <div className={classNames(styles.marks, busy && styles.busy)}>
            {totals.venues > 0 && <Corners frame={frame} isSolid={isSolid} note={note} spaces={spaces} topic={topic} />}
            {note && (
              <span className={classNames(planStyles.note, styles.areaNote)} style={{ top: `${note.percentY}%` }}>
                {texts.area(area)}
              </span>
            )}
          </div>
        </div>
      </div>
      <figcaption className={styles.caption}>
        <p className={styles.result}>
          {texts.result(formatNumber(fits))}
          {fits < totals.venues && texts.tooSmall(formatNumber(totals.venues - fits))}
        </p>
        <p>{captions.join("。")}</p>
        <p className={textStyles.soft}>
          {groupZh.size.rule(getLayoutByKey(eventSize.layout).name, formatNumber(required.perPerson, 1), area)}
        </p>
      </figcaption>
    </figure>
  );
}

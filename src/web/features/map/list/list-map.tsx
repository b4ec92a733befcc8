import { useCallback, useEffect, useRef, useState } from "react";
import { formatNumber, formatYuan, formatYuanShort } from "#domain/format.ts";
import { formatBox, parseBox, widenBox } from "#domain/search/box.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import type { PartialEventSize } from "#domain/venue/event-size.ts";
import { mapZh } from "#texts/search/map.zh.ts";
import { useRuntimeConfig } from "#web/platform/runtime-config-context.ts";
import { ChosenVenues } from "./chosen-venues.tsx";
import { ScaleBar } from "../city-lines.tsx";
import type { Point } from "../projection.ts";
import { type ClusterMark, mergeClusters } from "./merge-clusters.ts";
import { useCityMap } from "../use-city-map.ts";
import { type ClusterQuery, type Clusters, useClusters } from "./use-clusters.ts";
import type { VenueMap } from "../venue-map.ts";
import { useVenueMap } from "../use-venue-map.ts";
import { useRowSelection } from "./use-row-selection.ts";
import { computeDensestBounds, shownShare } from "./compute-densest-bounds.ts";
import { classNames } from "#web/ui/text/class-names.ts";
import mapStyles from "../map.module.css";
import venueMapStyles from "../venue-map.module.css";
import buttonStyles from "#web/ui/forms/button.module.css";
import textStyles from "#web/ui/text/text.module.css";
import styles from "./list-map.module.css";

export interface ListMapProps {
  /** Query of the list; a new object triggers new requests. */
  query: ClusterQuery;
  /** The venues of the list's rows. */
  rows: readonly { id: string }[];
  /** Requested event size, which the links to venues carry. */
  eventSize: PartialEventSize;
  /** The list constrains its spaces: prices are those of the matching spaces. */
  hasSpacePrices: boolean;
  /** The rows say what the event costs in all, and so do the marks. */
  hasSums: boolean;
  /** Map box of the list, as in the URL. */
  box?: string | undefined;
  /** Restricts the list to a box and keeps the map. */
  onBox: (box: string) => void;
  /** Restricts the list to a box and shows its rows. */
  onListBox: (box: string) => void;
}

const noPlaces: Clusters["places"] = [];
/** Pixels of the cells in which venues share a mark. */
const cellPx = 48;
/** Degrees of the cells of the first request, which is for the whole city. */
const firstCell = 0.02;
/** Up to this many venues, the view must show every mark. */
const maxVenuesForRoomyFit = 40;
const beijing = [116.4, 39.9] as const;
/** Degrees added around venues that no zoom separates, so that a list restricted to them has all. */
const boxMargin = 0.0003;

/** Renders a list's venues on a map: marks with prices, close ones merged; a moved map offers a search of its box. */
export default function ListMap(props: ListMapProps) {
  const { query, rows, eventSize, hasSpacePrices, hasSums, box, onBox, onListBox } = props;
  const { tiles } = useRuntimeConfig().map;
  const [moved, setMoved] = useState(false);
  const [chosen, setChosen] = useState<ClusterMark>();
  const city = useCityMap(query.city);
  const rowIds = [...new Set(rows.map(({ id }) => id))].join(",");
  const { clusters, hasFailed, loadClusters } = useClusters(query, rowIds);
  const view = useRef<() => void>(() => undefined);
  const isFitted = useRef(false);
  const [pxPerKm, setPxPerKm] = useState<number>();
  const { host, map } = useVenueMap(beijing, {
    onView: (current, byHand) => {
      if (byHand) setMoved(true);
      setPxPerKm(current.pxPerKm);
      // A request for what is in view would end the one that the first view is computed from.
      if (isFitted.current) view.current();
    },
  });
  useRowSelection(map, clusters?.places ?? noPlaces, chosen?.venues);
  useEffect(() => {
    if (map && city) map.drawCity(city);
  }, [map, city]);

  const [allVenues, setAllVenues] = useState<Clusters>();
  const searchedBox = useRef<string>(undefined);
  const fitToVenues = useCallback(async () => {
    if (!map) return;
    setChosen(undefined);
    // The visitor just searched the visible box: the view stays.
    if (box !== undefined && box === searchedBox.current) return view.current();
    const searched = parseBox(box);
    isFitted.current = false;
    const answer = searched ? undefined : await loadClusters(firstCell);
    isFitted.current = true;
    setAllVenues(answer);
    setMoved(false);
    if (searched) map.fit(searched);
    if (answer) fitToShare(map, answer, shownShare);
  }, [map, loadClusters, box]);

  useEffect(() => {
    if (!map) return;
    view.current = () => void loadClusters(map.getCellDegrees(cellPx), map.box);
    void fitToVenues();
  }, [map, loadClusters, fitToVenues]);

  // Another page of the same list: its rows are elsewhere, the view stays.
  useEffect(() => {
    if (rowIds && isFitted.current) view.current();
  }, [rowIds]);

  const prices = mapZh.prices[hasSums ? "sum" : hasSpacePrices ? "space" : "venue"];
  const close = useCallback(() => setChosen(undefined), []);
  useEffect(() => {
    if (!map || !clusters) return;
    const choose = (mark: ClusterMark) => {
      if (mark.venues.length > 0) setChosen(mark);
      else if (map.isInseparable(mark.box)) onListBox(formatBox(widenBox(mark.box, boxMargin)));
      else map.zoomTo(mark.box);
    };
    const markView = { toPixels: (at: Point) => map.toPixels(at), getRoom: map.getRoom.bind(map) };
    map.drawMarks(
      mergeClusters(clusters.clusters, markView).map((mark) => ({
        ...getMarkTexts(mark, map.isInseparable(mark.box), getPriceFormatter(hasSpacePrices)),
        at: mark.at,
        many: mark.count > 1,
        ids: mark.venues.map(({ id }) => id),
        box: mark.box,
        on: mark.venues.length > 0 && mark.venues.every(({ id }) => chosen?.venues.some((venue) => venue.id === id)),
        onChoose: () => choose(mark),
      })),
    );
  }, [map, clusters, chosen, hasSpacePrices, onListBox]);

  return (
    <div className={styles.listMap}>
      <section aria-label={mapZh.label} className={classNames(mapStyles.mapFrame, mapStyles.listMap)}>
        <div className={venueMapStyles.host} ref={host} />
        {moved && !hasFailed && (
          <button
            className={classNames(buttonStyles.button, styles.searchHere)}
            onClick={() => {
              setMoved(false);
              if (!map) return;
              searchedBox.current = formatBox(map.box);
              onBox(searchedBox.current);
            }}
            type="button"
          >
            {mapZh.searchHere}
          </button>
        )}
        <MapMessage hasFailed={hasFailed} isEmpty={clusters?.total === 0} onRetry={() => view.current()} />
        {map && pxPerKm !== undefined && <ScaleBar aboveLogo={map.provider === "amap"} view={{ pxPerKm }} />}
        {chosen && (
          <ChosenVenues
            eventSize={eventSize}
            box={chosen.box}
            formatPrice={getPriceFormatter(hasSpacePrices)}
            onClose={close}
            query={query}
            venues={chosen.venues}
          />
        )}
      </section>
      <MapNote
        clusters={clusters}
        all={box === undefined ? allVenues : undefined}
        note={formatNote(prices, map, tiles?.by, (city?.lines.length ?? 0) > 0)}
        onShowAll={() => map && allVenues && fitToShare(map, allVenues, 1)}
      />
    </div>
  );
}

/** Says that the venues could not be loaded, or that there are none; nothing otherwise. */
function MapMessage({ hasFailed, isEmpty, onRetry }: { hasFailed: boolean; isEmpty: boolean; onRetry: () => void }) {
  if (!hasFailed && !isEmpty) return null;
  return (
    <p className={styles.message} role="status">
      {hasFailed ? mapZh.lost : mapZh.none}
      {hasFailed && (
        <button onClick={onRetry} type="button">
          {mapZh.again}
        </button>
      )}
    </p>
  );
}

interface MapNoteProps {
  note: string;
  /** The venues in the view. */
  clusters: Clusters | undefined;
  /** The list's venues, where it is not restricted to a box. */
  all: Clusters | undefined;
  onShowAll: () => void;
}

/** Says what the map shows, and how many of the list's venues are outside its view. */
function MapNote({ note, clusters, all, onShowAll }: MapNoteProps) {
  return (
    <p className={classNames(textStyles.small, styles.note)}>
      {note}
      {clusters && clusters.approximate > 0 && mapZh.approximate(formatNumber(clusters.approximate))}
      {all && clusters && clusters.total < all.total && (
        <button onClick={onShowAll} type="button">
          {mapZh.outside(formatNumber(clusters.total), formatNumber(all.total))}
        </button>
      )}
    </p>
  );
}

/** Fits the map to a share of a list's venues, without animation. */
function fitToShare(map: VenueMap, venues: Clusters, share: number): void {
  const view = computeDensestBounds(venues.clusters, share);
  if (view) map.fit(view, share === 1 || venues.total <= maxVenuesForRoomyFit);
}

/** Formats what the prices mean, and what lies under the marks. */
function formatNote(prices: string, map: VenueMap | undefined, tilesBy: string | undefined, hasMetro: boolean): string {
  if (map?.provider === "amap") return mapZh.noteOver(prices, mapZh.amap);
  return tilesBy === undefined ? mapZh.note(prices, hasMetro) : mapZh.noteOver(prices, tilesBy);
}

type PriceFormatter = (price: string) => string;
/** Returns the price formatter: for the venue, or for its spaces that match the list. */
const getPriceFormatter = (hasSpacePrices: boolean): PriceFormatter =>
  hasSpacePrices ? mapZh.fittingFrom : mapZh.from;

/** Returns a mark's label and title: the price of one venue, the number of several. */
function getMarkTexts(
  { count, venues }: ClusterMark,
  isInseparable: boolean,
  formatPrice: PriceFormatter,
): { label: string; title: string } {
  const [first] = venues;
  if (count > 1 || !first) {
    const number = formatNumber(count);
    if (venues.length > 0) return { label: number, title: mapZh.countHere(number) };
    return { label: number, title: isInseparable ? mapZh.listHere(number) : mapZh.many(number) };
  }
  const { name, priceFrom, sum, layout, people } = first;
  if (sum !== undefined) return { label: formatYuanShort(sum), title: `${name}，${mapZh.sum(formatYuan(sum))}` };
  if (priceFrom === undefined) {
    const seats = layout && people && formatNumber(people);
    if (!seats) return { label: name.slice(0, 4), title: `${name}，${mapZh.noPrice}` };
    return { label: mapZh.fits(seats), title: `${name}，${mapZh.seats(getLayoutByKey(layout).name, seats)}` };
  }
  return { label: formatYuanShort(priceFrom), title: `${name}，${formatPrice(formatYuan(priceFrom))}` };
}

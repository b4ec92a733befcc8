import { useCallback, useEffect, useRef, useState } from "react";
import { formatNumber, formatYuan, formatYuanShort } from "../../../../domain/format.ts";
import { formatBox, parseBox } from "../../../../domain/search/box.ts";
import type { PartialEventSize } from "../../../../domain/venue/event-size.ts";
import { mapZh } from "../../../../texts/search/map.zh.ts";
import { useRuntimeConfig } from "../../../platform/runtime-config-context.ts";
import { ChosenVenues } from "./chosen-venues.tsx";
import { ScaleBar } from "../city-lines.tsx";
import { type ClusterMark, mergeClusters } from "./merge-clusters.ts";
import { useCityMap } from "../use-city-map.ts";
import { type ClusterQuery, useClusters } from "./use-clusters.ts";
import { VenueMap } from "../venue-map.ts";
import { computeInitialView } from "./compute-initial-view.ts";
import { classNames } from "../../../ui/text/class-names.ts";
import mapStyles from "../map.module.css";
import venueMapStyles from "../venue-map.module.css";
import buttonStyles from "../../../ui/forms/button.module.css";
import textStyles from "../../../ui/text/text.module.css";
import styles from "./list-map.module.css";

export interface ListMapProps {
  /** Query of the list; a new object triggers new requests. */
  query: ClusterQuery;
  /** Requested event size, which the links to venues carry. */
  eventSize: PartialEventSize;
  /** The list constrains its spaces: prices are those of the matching spaces. */
  hasSpacePrices: boolean;
  /** Map box of the list, as in the URL. */
  box?: string | undefined;
  /** Restricts the list to a box (undefined: the whole city). */
  onBox: (box: string | undefined) => void;
}

/** Pixels of the cells in which venues share a mark. */
const cellPx = 64;
/** Degrees of the cells of the first request, which is for the whole city. */
const firstCell = 0.02;
/** Up to this many venues, the view must show every mark. */
const maxVenuesForRoomyFit = 40;
const beijing = [116.4, 39.9] as const;

/** Renders a list's venues on a map: marks with prices, close ones merged; a moved map offers a search of its box. */
export default function ListMap({ query, eventSize, hasSpacePrices, box, onBox }: ListMapProps) {
  const { tiles } = useRuntimeConfig().map;
  const frame = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<VenueMap>();
  const [moved, setMoved] = useState(false);
  const [chosen, setChosen] = useState<ClusterMark>();
  const city = useCityMap(query.city);
  const { clusters, hasFailed, loadClusters } = useClusters(query);
  const view = useRef<() => void>(() => undefined);
  const [pxPerKm, setPxPerKm] = useState<number>();

  useEffect(() => {
    const element = frame.current!;
    const created = new VenueMap(element, beijing, tiles?.url, {
      onView: (byHand) => {
        if (byHand) setMoved(true);
        setPxPerKm(created.pxPerKm);
        view.current();
      },
    });
    const observer = new ResizeObserver(() => created.updateSize());
    observer.observe(element);
    setMap(created);
    return () => {
      observer.disconnect();
      created.destroy();
    };
  }, [tiles?.url]);

  useEffect(() => {
    if (map && city) map.drawCity(city);
  }, [map, city]);

  const searchedBox = useRef<string>(undefined);
  const fitToVenues = useCallback(async () => {
    if (!map) return;
    setChosen(undefined);
    // The visitor just searched the visible box: the view stays.
    if (box !== undefined && box === searchedBox.current) return view.current();
    const searched = parseBox(box);
    const answer = searched ? undefined : await loadClusters(firstCell);
    const initialView = searched ?? (answer && computeInitialView(answer));
    setMoved(false);
    if (initialView) map.fit(initialView, answer !== undefined && answer.total <= maxVenuesForRoomyFit);
  }, [map, loadClusters, box]);

  useEffect(() => {
    if (!map) return;
    view.current = () => void loadClusters(map.getCellDegrees(cellPx), map.box);
    void fitToVenues();
  }, [map, loadClusters, fitToVenues]);

  const prices = mapZh.prices[hasSpacePrices ? "space" : "venue"];
  const close = useCallback(() => setChosen(undefined), []);
  useEffect(() => {
    if (!map || !clusters) return;
    const choose = (mark: ClusterMark) => {
      if (mark.venues.length > 0) setChosen(mark);
      else map.zoomTo(mark.box);
    };
    map.drawMarks(
      mergeClusters(clusters.clusters, (at) => map.toPixels(at)).map((mark) => ({
        ...getMarkTexts(mark, getPriceFormatter(hasSpacePrices)),
        at: mark.at,
        many: mark.count > 1,
        on: mark.venues.length > 0 && mark.venues.every(({ id }) => chosen?.venues.some((venue) => venue.id === id)),
        onChoose: () => choose(mark),
      })),
    );
  }, [map, clusters, chosen, hasSpacePrices]);

  return (
    <div className={styles.listMap}>
      <section aria-label={mapZh.label} className={classNames(mapStyles.mapFrame, mapStyles.listMap)}>
        <div className={venueMapStyles.venueMap} ref={frame} />
        {moved && !hasFailed && (
          <button
            className={classNames(buttonStyles.button, styles.searchHere)}
            onClick={() => {
              setMoved(false);
              searchedBox.current = map && formatBox(map.box);
              onBox(searchedBox.current);
            }}
            type="button"
          >
            {mapZh.searchHere}
          </button>
        )}
        {hasFailed && (
          <p className={styles.message} role="status">
            {mapZh.lost}
            <button onClick={() => view.current()} type="button">
              {mapZh.again}
            </button>
          </p>
        )}
        {!hasFailed && clusters?.total === 0 && (
          <p className={styles.message} role="status">
            {mapZh.none}
          </p>
        )}
        {pxPerKm !== undefined && <ScaleBar view={{ pxPerKm }} />}
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
      <p className={classNames(textStyles.small, styles.note)}>
        {tiles ? mapZh.noteOver(prices, tiles.by) : mapZh.note(prices)}
      </p>
    </div>
  );
}

type PriceFormatter = (price: string) => string;
/** Returns the price formatter: for the venue, or for its spaces that match the list. */
const getPriceFormatter = (hasSpacePrices: boolean): PriceFormatter =>
  hasSpacePrices ? mapZh.fittingFrom : mapZh.from;

/** Returns a mark's label and title: the price of one venue, the number of several. */
function getMarkTexts({ count, venues }: ClusterMark, formatPrice: PriceFormatter): { label: string; title: string } {
  const [first] = venues;
  if (count > 1 || !first) {
    const number = formatNumber(count);
    return { label: number, title: venues.length > 0 ? mapZh.countHere(number) : mapZh.many(number) };
  }
  const { name, priceFrom } = first;
  if (priceFrom === undefined) return { label: name.slice(0, 4), title: `${name}，${mapZh.noPrice}` };
  return { label: formatYuanShort(priceFrom), title: `${name}，${formatPrice(formatYuan(priceFrom))}` };
}

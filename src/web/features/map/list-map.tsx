import "./map.css";
import "./venue-map.css";
import { useCallback, useEffect, useRef, useState } from "react";
import { formatNumber, formatYuan, formatYuanShort } from "../../../domain/format.ts";
import { formatBox, parseBox } from "../../../domain/search/box.ts";
import type { AskQuery } from "../../../domain/venue/ask.ts";
import { mapZh } from "../../../texts/map.zh.ts";
import { useRuntimeConfig } from "../../platform/runtime-config.ts";
import { ChosenVenues } from "./chosen-venues.tsx";
import { ScaleBar } from "./city-lines.tsx";
import { type Merged, merge } from "./merge-clusters.ts";
import { useCityMap } from "./use-city-map.ts";
import { type ClusterQuery, useClusters } from "./use-clusters.ts";
import { VenueMap } from "./venue-map.ts";
import { wholeView } from "./whole-view.ts";

export interface ListMapProps {
  /** Query of the list; a new object triggers new requests. */
  query: ClusterQuery;
  /** Requested event size, which the links to venues carry. */
  ask: AskQuery;
  /** The list constrains its spaces: prices are those of the matching spaces. */
  ofHall: boolean;
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
const fewVenues = 40;
const beijing = [116.4, 39.9] as const;

/** Renders a list's venues on a map: marks with prices, close ones merged; a moved map offers a search of its box. */
export default function ListMap({ query, ask: asked, ofHall, box, onBox }: ListMapProps) {
  const { tiles } = useRuntimeConfig().map;
  const frame = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<VenueMap>();
  const [moved, setMoved] = useState(false);
  const [chosen, setChosen] = useState<Merged>();
  const city = useCityMap(query.city);
  const { clusters, lost, ask } = useClusters(query);
  const view = useRef<() => void>(() => undefined);
  const [pxPerKm, setPxPerKm] = useState<number>();

  useEffect(() => {
    const element = frame.current!;
    const made = new VenueMap(element, beijing, tiles?.url, {
      onView: (byHand) => {
        if (byHand) setMoved(true);
        setPxPerKm(made.pxPerKm);
        view.current();
      },
    });
    const observer = new ResizeObserver(() => made.measure());
    observer.observe(element);
    setMap(made);
    return () => {
      observer.disconnect();
      made.close();
    };
  }, [tiles?.url]);

  useEffect(() => {
    if (map && city) map.drawCity(city);
  }, [map, city]);

  const here = useRef<string>(undefined);
  const seeAll = useCallback(async () => {
    if (!map) return;
    setChosen(undefined);
    // The visitor just searched the visible box: the view stays.
    if (box !== undefined && box === here.current) return view.current();
    const stay = parseBox(box);
    const answer = stay ? undefined : await ask(firstCell);
    const whole = stay ?? (answer && wholeView(answer));
    setMoved(false);
    if (whole) map.fit(whole, answer !== undefined && answer.total <= fewVenues);
  }, [map, ask, box]);

  useEffect(() => {
    if (!map) return;
    view.current = () => void ask(map.cell(cellPx), map.box);
    void seeAll();
  }, [map, ask, seeAll]);

  const prices = mapZh.prices[ofHall ? "hall" : "house"];
  const close = useCallback(() => setChosen(undefined), []);
  useEffect(() => {
    if (!map || !clusters) return;
    const choose = (mark: Merged) => {
      if (mark.venues.length > 0) setChosen(mark);
      else map.approach(mark.box);
    };
    map.drawMarks(
      merge(clusters.clusters, (at) => map.pixels(at)).map((mark) => ({
        ...wordsOf(mark, priceWords(ofHall)),
        at: mark.at,
        many: mark.count > 1,
        on: mark.venues.length > 0 && mark.venues.every(({ id }) => chosen?.venues.some((venue) => venue.id === id)),
        onChoose: () => choose(mark),
      })),
    );
  }, [map, clusters, chosen, ofHall]);

  return (
    <div className="list-map">
      <section aria-label={mapZh.label} className="map map-room">
        <div className="venue-map" ref={frame} />
        {moved && !lost && (
          <button
            className="btn sm search-here"
            onClick={() => {
              setMoved(false);
              here.current = map && formatBox(map.box);
              onBox(here.current);
            }}
            type="button"
          >
            {mapZh.searchHere}
          </button>
        )}
        {lost && (
          <p className="map-says" role="status">
            {mapZh.lost}
            <button className="text-link" onClick={() => view.current()} type="button">
              {mapZh.again}
            </button>
          </p>
        )}
        {!lost && clusters?.total === 0 && (
          <p className="map-says" role="status">
            {mapZh.none}
          </p>
        )}
        {pxPerKm !== undefined && <ScaleBar view={{ pxPerKm }} />}
        {chosen && (
          <ChosenVenues
            ask={asked}
            box={chosen.box}
            from={priceWords(ofHall)}
            onClose={close}
            query={query}
            venues={chosen.venues}
          />
        )}
      </section>
      <p className="small">{tiles ? mapZh.noteOver(prices, tiles.by) : mapZh.note(prices)}</p>
    </div>
  );
}

type PriceWords = (price: string) => string;
/** Returns the price formatter: for the venue, or for its spaces that match the list. */
const priceWords = (ofHall: boolean): PriceWords => (ofHall ? mapZh.fittingFrom : mapZh.from);

/** Returns a mark's label and title: the price of one venue, the number of several. */
function wordsOf({ count, venues }: Merged, from: PriceWords): { label: string; title: string } {
  const [first] = venues;
  if (count > 1 || !first) {
    const number = formatNumber(count);
    return { label: number, title: venues.length > 0 ? mapZh.together(number) : mapZh.many(number) };
  }
  const { name, priceFrom } = first;
  if (priceFrom === undefined) return { label: name.slice(0, 4), title: `${name}，${mapZh.noPrice}` };
  return { label: formatYuanShort(priceFrom), title: `${name}，${from(formatYuan(priceFrom))}` };
}

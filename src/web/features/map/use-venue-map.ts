import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Call } from "#contract/index.ts";
import { useApi } from "#web/platform/api/create-api-client.ts";
import { afterPaint } from "#web/platform/after-paint.ts";
import { useRuntimeConfig } from "#web/platform/runtime-config-context.ts";
import { openVenueMap } from "./open-venue-map.ts";
import type { Point } from "./projection.ts";
import type { MapFailure } from "#domain/map-failure.ts";
import type { VenueMap } from "./venue-map.ts";
import styles from "./venue-map.module.css";

interface MapEvents {
  /** The view has changed; `byHand` where the visitor moved it. */
  onView: (map: VenueMap, byHand: boolean) => void;
  /** AMap draws no map; without this callback the embedded map takes its place. */
  onAbsent?: () => void;
}

/** A map in a page: the element that it is opened in, and the map once it is open. */
interface OpenedMap {
  host: RefObject<HTMLDivElement | null>;
  map: VenueMap | undefined;
}

/** What AMap does not do, with its own code where it gives one. */
interface Failure {
  reason: MapFailure;
  code: string | undefined;
}

/** Reports a failure to the operator's log; a report that fails is no matter of the visitor's. */
const reportFailure = (call: Call, { reason, code }: Failure): void =>
  void call("map/reportFailure", { reason, ...(code && { code }) }).catch(() => undefined);

/** Opens a map in an element and closes it with the page. What its provider does not do is reported to the operator's log. */
export function useVenueMap([lng, lat]: Point, events: MapEvents): OpenedMap {
  const call = useApi();
  const { tiles } = useRuntimeConfig().map;
  const host = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<VenueMap>();
  const [error, setError] = useState<{ of: unknown }>();
  const latest = useRef(events);
  useLayoutEffect(() => {
    latest.current = events;
  });
  useEffect(() => {
    const element = Object.assign(document.createElement("div"), { className: styles.venueMap });
    host.current!.append(element);
    let opened: VenueMap | undefined;
    let isLeft = false;
    // Twice where the map opens after the page is left and before its next paint; a map is destroyed once.
    const close = () => {
      opened?.destroy();
      opened = undefined;
      element.remove();
    };
    const options = {
      centre: [lng, lat] as const,
      tiles: tiles?.url,
      onView: (byHand: boolean) => opened && latest.current.onView(opened, byHand),
      onFailure: (failure: Failure) => reportFailure(call, failure),
    };
    openVenueMap(element, options, !latest.current.onAbsent).then(
      (created) => {
        opened = created;
        if (isLeft) return close();
        setMap(created);
        if (!created) latest.current.onAbsent?.();
      },
      (reason: unknown) => setError({ of: reason }),
    );
    // Behind another tab it has no size; it keeps its view until it is shown again.
    const observer = new ResizeObserver(() => element.clientWidth > 0 && opened?.updateSize());
    observer.observe(element);
    return () => {
      isLeft = true;
      observer.disconnect();
      setMap(undefined);
      // Taking some hundred marks apart can wait until the next page stands.
      afterPaint(close);
    };
  }, [lng, lat, tiles?.url, call]);
  if (error) throw error.of;
  return { host, map };
}

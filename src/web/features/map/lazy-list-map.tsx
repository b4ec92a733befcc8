import { lazy, Suspense, useEffect, useRef, useState } from "react";
import "./map.css";
import "./map-room.css";
import type { ListMapProps } from "./list-map.tsx";

const ListMap = lazy(() => import("./list-map.tsx"));

const room = <div className="map map-room" />;

/** The map beside a list, fetched when its place comes into view; its room is kept from the first paint. */
export function LazyListMap(props: ListMapProps) {
  const place = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element || seen) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setSeen(true),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [seen]);
  return (
    <div ref={place}>
      {seen ? (
        <Suspense fallback={room}>
          <ListMap {...props} />
        </Suspense>
      ) : (
        room
      )}
    </div>
  );
}

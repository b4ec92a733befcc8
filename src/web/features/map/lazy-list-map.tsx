import { lazy, Suspense, useEffect, useRef, useState } from "react";
import type { ListMapProps } from "./list-map.tsx";

const ListMap = lazy(() => import("./list-map.tsx"));

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
    <div ref={place} style={{ aspectRatio: seen ? undefined : "408 / 520" }}>
      {seen && (
        <Suspense fallback={<div style={{ aspectRatio: "408 / 520" }} />}>
          <ListMap {...props} />
        </Suspense>
      )}
    </div>
  );
}

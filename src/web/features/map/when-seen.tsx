import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import "./map.css";
import "./map-room.css";

interface WhenSeenProps {
  /** Class of the map's room, which is kept from the first paint. */
  room: string;
  /** A map that is fetched when it is rendered. */
  children: ReactNode;
}

/** A map that comes when its place comes into view. */
export function WhenSeen({ room, children }: WhenSeenProps) {
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
  const empty = <div className={`map ${room}`} />;
  return <div ref={place}>{seen ? <Suspense fallback={empty}>{children}</Suspense> : empty}</div>;
}

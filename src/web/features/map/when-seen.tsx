import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import "./map.css";
import "./map-room.css";

interface WhenSeenProps {
  /** Class of the placeholder, which reserves the map's space from the first paint. */
  room: string;
  /** A lazily loaded map. */
  children: ReactNode;
}

/** Renders a map once its placeholder is visible. */
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

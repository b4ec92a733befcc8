import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { classNames } from "../../ui/text/class-names.ts";
import mapStyles from "./map.module.css";

interface RenderWhenVisibleProps {
  /** Class of the placeholder, which reserves the map's space from the first paint. */
  placeholderClass: string | undefined;
  /** A lazily loaded map. */
  children: ReactNode;
}

/** Renders a map once its placeholder is visible. */
export function RenderWhenVisible({ placeholderClass, children }: RenderWhenVisibleProps) {
  const placeholder = useRef<HTMLDivElement>(null);
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    const element = placeholder.current;
    if (!element || isVisible) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setVisible(true),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isVisible]);
  const empty = <div className={classNames(mapStyles.mapFrame, placeholderClass)} />;
  return (
    <div data-fills ref={placeholder}>
      {isVisible ? <Suspense fallback={empty}>{children}</Suspense> : empty}
    </div>
  );
}

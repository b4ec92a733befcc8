import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";

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
  return (
    <div className={isVisible ? undefined : placeholderClass} data-fills="" ref={placeholder}>
      {isVisible && <Suspense fallback={<div className={placeholderClass} />}>{children}</Suspense>}
    </div>
  );
}

import { type ReactNode, startTransition, useEffect, useState } from "react";
import { afterPaint } from "../after-paint.ts";
import { opensAtTop } from "../navigation/opens-at-top.ts";
import { useIsHydrating } from "./deferred.tsx";

/** Keeps the foot of the page out of the first screen for the few frames until the rest is rendered. */
const placeholder = <div style={{ height: "100vh" }} />;

/**
 * Renders what stands below the first screen of a page. Where a link opens the page at its top, this comes after the first paint, so
 * that the first screen comes sooner. Elsewhere, and on the server, it is rendered with the page.
 */
export function BelowFold({ children }: { children: ReactNode }): ReactNode {
  const isHydrating = useIsHydrating();
  const [isShown, setShown] = useState(() => isHydrating || !opensAtTop());
  useEffect(() => (isShown ? undefined : afterPaint(() => startTransition(() => setShown(true)))), [isShown]);
  return isShown ? children : placeholder;
}

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { lazyImage } from "#domain/limits.ts";
import { markPictureLoaded, isPictureLoaded } from "../../platform/lazy-loading/mark-picture-loaded.ts";
import { whenNearViewport } from "../../platform/lazy-loading/create-lazy-load-scheduler.ts";
import { onOnline } from "../../platform/device/on-online.ts";

export interface PictureLoading {
  box: RefObject<HTMLSpanElement | null>;
  image: RefObject<HTMLImageElement | null>;
  /** `far`: not requested yet; `pause`: between two attempts; `lost`: failed, until the network comes back. */
  state: "far" | "loading" | "pause" | "lost";
  /** Counts from 1. */
  attempt: number;
  onLoad: () => void;
  onError: () => void;
}

/** Loads a picture when it is near the viewport, or at once, in at most three attempts (specification, section 9). */
export function usePictureLoading(
  hash: string,
  { lazy, onSeen }: { lazy: boolean; onSeen?: () => void },
): PictureLoading {
  const box = useRef<HTMLSpanElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const [{ state, attempt }, set] = useState<Pick<PictureLoading, "state" | "attempt">>({
    state: lazy ? "far" : "loading",
    attempt: 1,
  });
  const onLoad = () => {
    markPictureLoaded(hash);
    onSeen?.();
  };
  const onError = () =>
    set((now) =>
      now.state === "loading" ? { ...now, state: now.attempt < lazyImage.attempts ? "pause" : "lost" } : now,
    );
  useLayoutEffect(() => {
    if (state !== "far" || !box.current) return;
    const startLoading = () => set({ state: "loading", attempt: 1 });
    if (!isPictureLoaded(hash)) return whenNearViewport(box.current, startLoading);
    startLoading();
  }, [state, hash]);
  useEffect(() => {
    // A picture in the document may have loaded or failed before hydration.
    const { complete, currentSrc, naturalWidth } = image.current ?? {};
    if (!complete || !currentSrc) return;
    if (naturalWidth) markPictureLoaded(hash);
    else set((now) => (now.state === "loading" && now.attempt === 1 ? { state: "pause", attempt: 1 } : now));
  }, [hash]);
  useEffect(() => {
    if (state === "lost") return onOnline(() => set({ state: "loading", attempt: 1 }));
    if (state !== "pause") return;
    const timer = setTimeout(() => set({ state: "loading", attempt: attempt + 1 }), lazyImage.retryMs * attempt);
    return () => clearTimeout(timer);
  }, [state, attempt]);
  return { box, image, state, attempt, onLoad, onError };
}

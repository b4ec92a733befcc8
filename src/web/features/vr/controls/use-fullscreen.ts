import { type RefObject, useEffect, useState } from "react";

/**
 * Returns whether an element fills the screen, and a toggle: by the browser's fullscreen, or by covering the page where
 * elements have none (iPhone). Escape leaves both.
 */
export function useFullscreen(element: RefObject<HTMLElement | null>): [boolean, () => void] {
  const [isFullscreen, setIsFullscreen] = useState(false);
  const [isCovering, setIsCovering] = useState(false);
  useEffect(() => {
    const update = () =>
      setIsFullscreen(document.fullscreenElement !== null && document.fullscreenElement === element.current);
    document.addEventListener("fullscreenchange", update);
    return () => document.removeEventListener("fullscreenchange", update);
  }, [element]);
  const fillsScreen = isFullscreen || isCovering;
  useEffect(() => {
    if (!fillsScreen) return;
    const leave = (event: KeyboardEvent) => event.key === "Escape" && setIsCovering(false);
    document.documentElement.dataset.covered = "";
    window.addEventListener("keydown", leave);
    return () => {
      delete document.documentElement.dataset.covered;
      window.removeEventListener("keydown", leave);
    };
  }, [fillsScreen]);
  const toggle = () => {
    if (isFullscreen) void document.exitFullscreen();
    else if (isCovering) setIsCovering(false);
    else if (element.current?.requestFullscreen) element.current.requestFullscreen().catch(() => setIsCovering(true));
    else setIsCovering(true);
  };
  return [fillsScreen, toggle];
}

import { type RefObject, useEffect, useState } from "react";

/**
 * Returns whether an element fills the screen, and a toggle: by the browser's fullscreen, or by covering the page where
 * elements have none (iPhone). Escape leaves both.
 */
export function useFilled(element: RefObject<HTMLElement | null>): [boolean, () => void] {
  const [full, setFull] = useState(false);
  const [cover, setCover] = useState(false);
  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement !== null && document.fullscreenElement === element.current);
    document.addEventListener("fullscreenchange", follow);
    return () => document.removeEventListener("fullscreenchange", follow);
  }, [element]);
  const filled = full || cover;
  useEffect(() => {
    if (!filled) return;
    const leave = (event: KeyboardEvent) => event.key === "Escape" && setCover(false);
    document.documentElement.classList.add("vr-covered");
    window.addEventListener("keydown", leave);
    return () => {
      document.documentElement.classList.remove("vr-covered");
      window.removeEventListener("keydown", leave);
    };
  }, [filled]);
  const toggle = () => {
    if (full) void document.exitFullscreen();
    else if (cover) setCover(false);
    else if (element.current?.requestFullscreen) element.current.requestFullscreen().catch(() => setCover(true));
    else setCover(true);
  };
  return [filled, toggle];
}

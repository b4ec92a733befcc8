import { isDrawn } from "../../features/case/is-drawn.ts";
import type { LoaderContext } from "../../page.ts";
import type { AppDownloadData, AppDownloadInput } from "./types.ts";

/** A drawing of fewer people would show no last row worth walking to. */
const minPeople = 80;

/** Loads the drawing of the newest case in rows before a screen; nothing without one. */
export async function loadAppDownload(
  { product }: AppDownloadInput,
  { call }: LoaderContext,
): Promise<AppDownloadData> {
  if (product === "chat") return {};
  const { list } = await call("sample/getSampleList", { layout: "classroom", sort: "date" });
  const one = list.find((card) => isDrawn(card) && (card.attendees ?? 0) >= minPeople);
  if (!one) return {};
  const { current } = await call("sample/getCasePlans", { id: one.id });
  return current ? { drawing: current, ...(one.demo && { demo: true }) } : {};
}

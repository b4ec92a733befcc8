import type { CaseDrawing } from "#contract/schemas/case-drawing.ts";
import { appZh } from "#texts/site/app.zh.ts";
import { isDrawn } from "../../features/case/is-drawn.ts";
import { type DataOf, definePage, type LoaderContext, type PageHead } from "../../page.ts";
import { appPaths } from "./app-paths.ts";
import { AppDownloadView } from "./view.tsx";

export interface AppDownloadInput {
  /** The site's own app, or the 会聊 app. */
  product: "site" | "chat";
}

/** A drawing of fewer people would show no last row worth walking to. */
const minPeople = 80;

/** Loads the drawing of the newest case in rows before a screen; nothing without one. */
async function loadAppDownload(
  { product }: AppDownloadInput,
  { call }: LoaderContext,
): Promise<{ drawing?: CaseDrawing; demo?: boolean }> {
  if (product === "chat") return {};
  const { list } = await call("sample/getSampleList", { layout: "classroom", sort: "date" });
  const one = list.find((card) => isDrawn(card) && (card.attendees ?? 0) >= minPeople);
  if (!one) return {};
  const { current } = await call("sample/getCasePlans", { id: one.id });
  return current ? { drawing: current, ...(one.demo && { demo: true }) } : {};
}

/** What the page shows. */
export type AppDownloadData = DataOf<typeof loadAppDownload>;

/** Builds the head of a download page. */
function buildAppDownloadHead(_: AppDownloadData, { product }: AppDownloadInput): PageHead {
  const { title, description } = product === "site" ? appZh.download : appZh.chat;
  return { title, description, canonical: appPaths[product] };
}

export default definePage("app-download", {
  validate: ({ path }) => ({ product: path.startsWith("/huichat/") ? ("chat" as const) : ("site" as const) }),
  loader: loadAppDownload,
  head: buildAppDownloadHead,
  component: AppDownloadView,
  early: "run",
});

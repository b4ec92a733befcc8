import { appZh } from "#texts/site/app.zh.ts";
import { type DataOf, definePage, type LoaderContext, type PageHead } from "../../page.ts";
import { appPaths } from "./app-paths.ts";
import { loadShownSpace } from "./load-shown-space.ts";
import { AppDownloadView } from "./view.tsx";

export interface AppDownloadInput {
  /** The site's own app, or the 会聊 app. */
  product: "site" | "chat";
}

/** Loads the space that the page shows on a phone, or in a conversation about it. */
async function loadAppDownload(_: AppDownloadInput, { call }: LoaderContext) {
  return { space: await loadShownSpace(call) };
}

/** What the page shows. */
export type AppDownloadData = DataOf<typeof loadAppDownload>;

/** Builds the head of a download page. */
function buildAppDownloadHead({ space }: AppDownloadData, { product }: AppDownloadInput): PageHead {
  const { title, description } = product === "site" ? appZh.download : appZh.chat;
  const picture = space?.picture;
  const image = space && picture && { picture, alt: `${space.venueName} ${space.name}` };
  return { title, description, canonical: appPaths[product], ...(image && { image }) };
}

export default definePage("app-download", {
  validate: ({ path }) => ({ product: path.startsWith("/huichat/") ? ("chat" as const) : ("site" as const) }),
  loader: loadAppDownload,
  head: buildAppDownloadHead,
  component: AppDownloadView,
  early: "run",
});

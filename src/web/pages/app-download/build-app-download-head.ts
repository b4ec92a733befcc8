import { appZh } from "#texts/site/app.zh.ts";
import type { PageHead } from "../../page.ts";
import { appPaths } from "./app-paths.ts";
import type { AppDownloadData, AppDownloadInput } from "./types.ts";

/** Builds the head of a download page. */
export function buildAppDownloadHead(_: AppDownloadData, { product }: AppDownloadInput): PageHead {
  const { title, description } = product === "site" ? appZh.download : appZh.chat;
  return { title, description, canonical: appPaths[product] };
}

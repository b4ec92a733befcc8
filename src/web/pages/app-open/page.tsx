import { appOpenAddress } from "#domain/app/app-open-address.ts";
import { appZh } from "#texts/site/app.zh.ts";
import { type DataOf, definePage, type LoaderContext } from "../../page.ts";
import { loadPreview } from "./load-preview.ts";
import { AppOpenView } from "./view.tsx";

export interface AppOpenInput {
  /** A path on this site. */
  to: string;
}

/** Loads a preview of what the path opens. */
async function loadAppOpen({ to }: AppOpenInput, { call }: LoaderContext) {
  return { preview: await loadPreview(call, to) };
}

/** What the page shows. */
export type AppOpenData = DataOf<typeof loadAppOpen>;

export default definePage("app-open", {
  validate: ({ query }) => appOpenAddress.parse(query),
  loader: loadAppOpen,
  head: ({ preview }) => ({
    title: appZh.open.title,
    description: appZh.open.description,
    canonical: "/app/open",
    noindex: true,
    ...(preview?.picture && { image: { picture: preview.picture, alt: preview.name } }),
  }),
  component: AppOpenView,
  early: "run",
});

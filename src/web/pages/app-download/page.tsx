import { definePage } from "../../page.ts";
import { buildAppDownloadHead } from "./build-app-download-head.ts";
import { loadAppDownload } from "./loader.ts";
import { AppDownloadView } from "./view.tsx";

export default definePage("app-download", {
  validate: ({ path }) => ({ product: path.startsWith("/huichat/") ? ("chat" as const) : ("site" as const) }),
  loader: loadAppDownload,
  head: buildAppDownloadHead,
  component: AppDownloadView,
  early: "run",
});

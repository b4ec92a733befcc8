import { parseShareCode } from "#domain/shared-list/parse-share-code.ts";
import { sharedListZh } from "#texts/shared-list/shared-list.zh.ts";
import { formatListTitle } from "../../features/shared-list/format-list-title.ts";
import { definePage } from "../../page.ts";
import { SharedListView } from "./view.tsx";

export default definePage("shared-list", {
  validate: ({ params: { code = "" } }) => {
    const parsed = parseShareCode(code);
    return parsed === undefined ? undefined : { code: parsed };
  },
  loader: ({ code }, { call }) => call("sharedList/get", { code }),
  // Without a canonical link: the page's address is for those who were given it.
  head: (data) => ({
    title: data.state === "open" ? formatListTitle(data) : sharedListZh.ended[data.state],
    description: sharedListZh.description,
    noindex: true,
  }),
  city: (data) => (data.state === "open" ? data.city : undefined),
  component: SharedListView,
  early: "run",
});

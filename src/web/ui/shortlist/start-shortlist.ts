import { siteZh } from "#texts/site/site.zh.ts";
import { toggleAttribute } from "../../platform/shortlist/shortlist-name.ts";
import { showToast } from "../overlay/toast.ts";

/**
 * Lets every toggle of the document do what it says, wherever it stands and whoever renders it. What a press does is loaded at
 * the first one: most visits have none.
 */
export function startShortlist(): void {
  document.addEventListener("click", ({ target }) => {
    const toggle = target instanceof Element ? target.closest(`[${toggleAttribute}]`) : null;
    if (!toggle) return;
    import("./press-toggle.ts").then(
      ({ pressToggle }) => pressToggle(toggle),
      () => showToast(siteZh.error.offline.title, { kind: "warn" }),
    );
  });
}

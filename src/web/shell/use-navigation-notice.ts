import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { interfaceEn } from "#texts/site/interface.en.ts";
import { interfaceZh } from "#texts/site/interface.zh.ts";
import { endSpeculation } from "../platform/navigation/end-speculation.ts";
import { setNavigationTarget } from "../platform/navigation/install-reload-guard.ts";
import { hideLoading, showLoading } from "../ui/overlay/toast.ts";

/** Milliseconds that a page may take to open without a word: what takes less is felt to come at once, and a toast would only flash. */
const noticeDelayMs = 100;

/**
 * Ends the browser's own fetching of the next document, since navigations are the router's from here on. Shows the loading toast from the moment at which a navigation is pending until its page stands (specification, section 4),
 * and gives its target to the reload guard. A page that stands within a tenth of a second shows none. It hears the router's events: its
 * state would render the document around every page at each of these moments.
 */
export function useNavigationNotice(lang: "en" | undefined): void {
  const router = useRouter();
  useEffect(endSpeculation, []);
  useEffect(() => {
    setNavigationTarget(undefined);
    const { navigating } = lang === "en" ? interfaceEn : interfaceZh;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      clearTimeout(timer);
      setNavigationTarget(undefined);
      hideLoading();
    };
    const stops = [
      router.subscribe("onBeforeLoad", ({ toLocation }) => {
        clearTimeout(timer);
        setNavigationTarget(toLocation.href);
        timer = setTimeout(showLoading, noticeDelayMs, navigating);
      }),
      router.subscribe("onResolved", end),
      end,
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [router, lang]);
}

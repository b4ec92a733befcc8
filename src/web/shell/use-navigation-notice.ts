import { useRouter, useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";
import { interfaceEn } from "../../texts/site/interface.en.ts";
import { interfaceZh } from "../../texts/site/interface.zh.ts";
import { setNavigationTarget } from "../platform/navigation/install-reload-guard.ts";
import { hideLoading, showLoading } from "../ui/overlay/toast.ts";

/** Milliseconds before the notice appears: shorter navigations end before it could be read. */
const noticeDelayMs = 120;

/** Shows the loading toast during a navigation and gives its target to the reload guard. */
export function useNavigationNotice(lang: "en" | undefined): void {
  const router = useRouter();
  const texts = lang === "en" ? interfaceEn : interfaceZh;
  const loading = useRouterState({ select: (state) => state.isLoading });
  useEffect(() => {
    setNavigationTarget(undefined);
    const unsubscribes = [
      router.subscribe("onBeforeLoad", ({ toLocation }) => setNavigationTarget(toLocation.href)),
      router.subscribe("onResolved", () => setNavigationTarget(undefined)),
    ];
    return () => {
      for (const unsubscribe of unsubscribes) unsubscribe();
    };
  }, [router]);
  useEffect(() => {
    if (!loading) return;
    const timer = setTimeout(() => showLoading(texts.navigating), noticeDelayMs);
    return () => {
      clearTimeout(timer);
      hideLoading();
    };
  }, [loading, texts]);
}

import { useRouter, useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";
import { noteNavigation } from "../platform/reload-guard.ts";
import { hideLoading, showLoading } from "../ui/toast.ts";

/** Milliseconds before the notice appears: shorter navigations end before it could be read. */
const patienceMs = 120;

/** Shows the loading toast during a navigation and gives its target to the reload guard. */
export function useNavigationNotice(): void {
  const router = useRouter();
  const loading = useRouterState({ select: (state) => state.isLoading });
  useEffect(() => {
    noteNavigation(undefined);
    const forget = [
      router.subscribe("onBeforeLoad", ({ toLocation }) => noteNavigation(toLocation.href)),
      router.subscribe("onResolved", () => noteNavigation(undefined)),
    ];
    return () => {
      for (const stop of forget) stop();
    };
  }, [router]);
  useEffect(() => {
    if (!loading) return;
    const timer = setTimeout(showLoading, patienceMs);
    return () => {
      clearTimeout(timer);
      hideLoading();
    };
  }, [loading]);
}

import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { endSpeculation } from "../platform/navigation/end-speculation.ts";
import { setNavigationTarget } from "../platform/navigation/install-reload-guard.ts";
import { hideLoading, showLoading } from "../ui/overlay/toast.ts";

/**
 * Ends the browser's own fetching of the next document, since navigations are the router's from here on. Shows the loading toast from the
 * first frame of a navigation until its page stands (specification, section 4), and gives its target to the reload guard. A page that
 * stands in the same frame shows none. It hears the router's events: its state would render the document around every page at each of
 * these moments.
 */
export function useNavigationNotice(): void {
  const router = useRouter();
  useEffect(endSpeculation, []);
  useEffect(() => {
    setNavigationTarget(undefined);
    let frame = 0;
    const end = () => {
      cancelAnimationFrame(frame);
      setNavigationTarget(undefined);
      hideLoading();
    };
    const stops = [
      router.subscribe("onBeforeLoad", ({ toLocation }) => {
        cancelAnimationFrame(frame);
        setNavigationTarget(toLocation.href);
        frame = requestAnimationFrame(() => showLoading());
      }),
      router.subscribe("onResolved", end),
      end,
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [router]);
}

import type { PageVenue } from "#contract/page-start.ts";
import { createListeners } from "../create-listeners.ts";

interface RouterChange {
  toLocation: { pathname: string; href: string };
}

/** The part of the router that is used. */
interface Router {
  state: { matches: readonly { loaderData?: unknown }[] };
  subscribe: (event: "onResolved" | "onBeforeNavigate", listener: (change: RouterChange) => void) => unknown;
}

/** The pages of a visit as the counting sees them: the document's at first, those of the router once there is one. */
export interface PageChanges {
  /** Returns the venue that the current page is about; undefined on any other page. */
  getVenue: () => PageVenue | undefined;
  /** Calls back when another page stands; returns the function that ends that. */
  onResolved: (listener: () => void) => () => void;
  /** Calls back before another page is opened; returns the function that ends that. */
  onBeforeNavigate: (listener: (change: RouterChange) => void) => () => void;
  /** Follows the router from now on. */
  follow: (router: Router) => void;
}

/** Returns the venue of a page's data. */
export function getPageVenue(loaderData: unknown): PageVenue | undefined {
  const venue = (loaderData as { data?: { venue?: Partial<PageVenue> } } | undefined)?.data?.venue;
  if (venue?.id === undefined || venue.name === undefined) return undefined;
  const { id, name, brandId, brandName, cityName, districtName } = venue;
  return { id, name, brandId, brandName, cityName, districtName };
}

/** Creates the record of a visit's pages, which begins with the venue of the document. */
export function createPageChanges(first: PageVenue | undefined): PageChanges {
  const resolved = createListeners();
  const leaving = createListeners<RouterChange>();
  let router: Router | undefined;
  return {
    getVenue: () => {
      const current = router?.state.matches.at(-1);
      return current ? getPageVenue(current.loaderData) : first;
    },
    onResolved: resolved.add,
    onBeforeNavigate: leaving.add,
    follow(started) {
      router = started;
      started.subscribe("onResolved", () => resolved.emit());
      started.subscribe("onBeforeNavigate", leaving.emit);
    },
  };
}

import type { RuntimeConfig } from "../../../../domain/runtime-config.ts";

/** The part of the router that is used. */
export interface Router {
  state: { matches: readonly { loaderData?: unknown }[] };
  subscribe: (event: "onResolved" | "onBeforeNavigate", listener: (change: RouterChange) => void) => () => void;
}

interface RouterChange {
  toLocation: { pathname: string; href: string };
}

/** What the counting of visits uses of the page. */
export interface AnalyticsHost {
  config: RuntimeConfig;
  router: Router;
}

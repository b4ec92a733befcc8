import type {} from "@amap/amap-jsapi-types";

/** The part of the plugin AMap.Walking that the map uses; the package of types does not have it. */
interface WalkingResult {
  routes?: { distance: number; time: number; steps: { path: AMap.LngLat[] }[] }[];
}

declare global {
  namespace AMap {
    class Walking {
      search(
        from: [number, number],
        to: [number, number],
        callback: (status: "complete" | "no_data" | "error", result: WalkingResult | string) => void,
      ): void;
    }
  }
}

/** A found route: metres, seconds, and its points. */
export interface FoundRoute {
  metres: number;
  seconds: number;
  path: AMap.LngLat[];
}

/**
 * Finds the route on foot between two points; undefined where there is none.
 * @throws Error with AMap's code where the key has no such service
 */
export const findWalkingRoute = (
  api: typeof AMap,
  from: readonly [number, number],
  to: readonly [number, number],
): Promise<FoundRoute | undefined> =>
  new Promise((resolve, reject) => {
    api.plugin(["AMap.Walking"], () => {
      new api.Walking().search([...from], [...to], (status, result) => {
        if (status === "error") return reject(new Error(typeof result === "string" ? result : ""));
        const route = typeof result === "string" ? undefined : result.routes?.[0];
        if (!route) return resolve(undefined);
        resolve({ metres: route.distance, seconds: route.time, path: route.steps.flatMap(({ path }) => path) });
      });
    });
  });

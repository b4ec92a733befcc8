import { installMapsService } from "#web/platform/maps/install-maps-service.ts";
import type { VenueMap, VenueMapOptions } from "./venue-map.ts";

/**
 * Opens a map in an empty element: AMap's where it is configured and answers, else the embedded one, if the page wants that. The code
 * of each is loaded by the sites that use it. Undefined where there is no map.
 */
export async function openVenueMap(
  element: HTMLElement,
  options: VenueMapOptions,
  hasEmbedded: boolean,
): Promise<VenueMap | undefined> {
  const service = installMapsService();
  if (service.provider === "amap") {
    const { openAmap } = await import("./amap/open-amap.ts");
    const map = await openAmap(service, element, options);
    if (map) return map;
  }
  if (!hasEmbedded) return undefined;
  const { EmbeddedMap } = await import("./embedded-map.ts");
  return new EmbeddedMap(element, options);
}

import { installMapsService } from "#web/platform/maps/install-maps-service.ts";
import type { VenueMap, VenueMapOptions } from "./venue-map.ts";

/**
 * Opens a map in an empty element: AMap's where it is configured and answers, else the embedded one, if the page wants that. The code
 * of each is loaded by the sites that use it. Undefined where there is no map, or its code was lost, which the page handles.
 */
export async function openVenueMap(
  element: HTMLElement,
  options: VenueMapOptions,
  hasEmbedded: boolean,
): Promise<VenueMap | undefined> {
  const service = installMapsService();
  if (service.provider === "amap") {
    const amap = await import("./amap/open-amap.ts");
    const map = await amap?.openAmap(service, element, options);
    if (map) return map;
  }
  if (!hasEmbedded) return undefined;
  const embedded = await import("./embedded-map.ts");
  return embedded && new embedded.EmbeddedMap(element, options);
}

import { getTrackedProduct } from "#domain/tracking/get-tracked-product.ts";
import { type HotelEvent, toHotelEvent, type TrackedEvent } from "#domain/tracking/tracked-event.ts";
import type { PageVenue } from "#contract/page-start.ts";
import { whenIdle } from "../../when-idle.ts";
import type { PageChanges } from "../page-changes.ts";
import { onDemandAccepted } from "../announce-demand-accepted.ts";

type Report = (event: TrackedEvent, payload: HotelEvent) => void;

/** Venues whose facts are remembered for the demand that names them. */
const maxSeen = 200;

const toPayload = ({ cityName, districtName, ...venue }: PageVenue): HotelEvent =>
  toHotelEvent({ ...venue, city: cityName, district: districtName }, getTrackedProduct(window.location.pathname));

/**
 * Reports a venue's events: a page of it is opened, the telephone number or a button for an enquiry is pressed, a demand that
 * names it is accepted.
 * @returns the function that ends it
 */
export function watchHotelEvents(pages: PageChanges, report: Report): () => void {
  const seen = new Map<string, HotelEvent>();
  let lastPath = "";

  function reportView(): void {
    const venue = pages.getVenue();
    if (!venue || window.location.pathname === lastPath) return;
    lastPath = window.location.pathname;
    const payload = toPayload(venue);
    if (seen.size >= maxSeen) seen.clear();
    seen.set(venue.id, payload);
    report("view", payload);
  }

  /** Reports an event of a venue by its id: with what is known of it, else with the id alone. */
  function reportOf(event: TrackedEvent, id: string): void {
    reportView();
    const product = getTrackedProduct(window.location.pathname);
    report(event, { ...(seen.get(id) ?? toHotelEvent({ id, name: "" }, product)), product });
  }

  function onPress({ target }: MouseEvent): void {
    const link = target instanceof Element ? target.closest("a") : null;
    const isForm = link?.pathname.startsWith("/case/submit");
    if (!link || !(isForm || link.protocol === "tel:")) return;
    const ids = new URLSearchParams(link.search).get("siteId")?.split(",") ?? [];
    const own = pages.getVenue()?.id;
    for (const id of ids.length > 0 ? ids : own && !isForm ? [own] : []) reportOf("contact", id);
  }

  reportView();
  document.addEventListener("click", onPress, true);
  const ends = [
    // The page is shown before it is counted.
    pages.onResolved(() => whenIdle(reportView)),
    pages.onBeforeNavigate(reportView),
    onDemandAccepted((siteIds) => {
      for (const id of siteIds) reportOf("submit", id);
    }),
    () => document.removeEventListener("click", onPress, true),
  ];
  return () => {
    for (const end of ends) end();
  };
}

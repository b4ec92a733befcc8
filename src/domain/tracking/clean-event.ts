import { dayMs } from "../day.ts";
import { cleanTrackedPath, cleanTrackedText, cleanTrackedUrl } from "./clean-tracked-url.ts";

/** How a property is taken: anything else of that name is left out. */
type PropertyKind = "text" | "id" | "url" | "path" | "number" | "flag";

const named = (kind: PropertyKind, ...names: string[]) => names.map((name): [string, PropertyKind] => [name, kind]);
const utm = ["source", "medium", "campaign", "content", "term"];

/**
 * The properties that are stored, and how: those that the library sets itself, and those of this site's events. Whatever else
 * a sender puts in (a name, a number, a form's text) never reaches the store.
 */
const properties = new Map<string, PropertyKind>([
  ...named("url", "$url", "$referrer", "$latest_referrer", "$first_referrer", "$latest_landing_page"),
  ...named("path", "$url_path"),
  ...named("text", "$title", "$url_host", "$referrer_host", "$latest_referrer_host", "$first_referrer_host"),
  ...named("text", "$latest_traffic_source_type", "$first_traffic_source_type", "$first_browser_language"),
  ...named("text", "$latest_search_keyword", "$first_search_keyword", "$lib", "$lib_version", "$lib_method"),
  ...named("text", "$os", "$os_version", "$model", "$manufacturer", "$browser", "$browser_version"),
  ...named("number", "$screen_height", "$screen_width", "$viewport_height", "$viewport_width", "$timezone_offset"),
  ...named("number", "$viewport_position", "$event_duration", "event_duration"),
  ...named("flag", "$is_first_day", "$is_first_time"),
  ...["$", "$latest_", "$first_", ""].flatMap((start) => named("text", ...utm.map((name) => `${start}utm_${name}`))),
  ...named("id", "hotel_id", "brand_id"),
  ...named("text", "hotel_name", "brand_name", "product", "location_name", "media_app"),
]);

const idPattern = /^[\w-]{1,40}$/;
/** A browser's id as the library makes it: long and random, never a number to call or an address to write to. */
const distinctIdPattern = /^(?=.*[A-Za-z])[\w-]{16,255}$/;
/** How far a visitor's clock may be behind (a batch that waited) or ahead of ours. */
const behindMs = 10 * dayMs;
const aheadMs = dayMs / 24;

/** What is stored of an event. */
export interface CleanEvent {
  type: string;
  event: string;
  /** ISO */
  at: string;
  distinctId: string;
  properties: Record<string, string | number | boolean>;
}

/** An event as a sender reports it, its shape already checked. */
export interface ReportedEvent {
  type: string;
  event?: string | undefined;
  time?: number | undefined;
  distinct_id?: string | undefined;
  properties?: Record<string, unknown> | undefined;
  lib?: Record<string, unknown> | undefined;
}

function cleanValue(kind: PropertyKind, value: unknown): string | number | boolean | undefined {
  if (kind === "number") return Number.isFinite(value) ? (value as number) : undefined;
  if (kind === "flag") return typeof value === "boolean" ? value : undefined;
  if (typeof value !== "string") return undefined;
  if (kind === "id") return idPattern.test(value) ? value : undefined;
  const cleaners = { url: cleanTrackedUrl, path: cleanTrackedPath, text: cleanTrackedText };
  return cleaners[kind](value) || undefined;
}

/** Returns the time of an event by its own clock where that can be right, else that of its arrival. */
function readTime(now: Date, time = Number.NaN): string {
  const isPlausible = time > now.getTime() - behindMs && time < now.getTime() + aheadMs;
  return (isPlausible ? new Date(time) : now).toISOString();
}

/** Returns what is stored of a reported event: known properties only, without anything that could name a person. */
export function cleanEvent(reported: ReportedEvent, now: Date): CleanEvent {
  const { type, event, time, distinct_id: id = "", properties: given, lib } = reported;
  const sources: Record<string, unknown> = { ...lib, ...given };
  const safe = Object.keys(sources).flatMap((name): [string, string | number | boolean][] => {
    const kind = properties.get(name);
    const value = kind && cleanValue(kind, sources[name]);
    return value === undefined ? [] : [[name, value]];
  });
  return {
    type,
    event: event ?? type,
    at: readTime(now, time),
    distinctId: distinctIdPattern.test(id) ? id : "",
    properties: Object.fromEntries(safe),
  };
}

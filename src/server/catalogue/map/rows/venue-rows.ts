import { type Candidate, type Remark, type RowPlace, toRemark } from "../../candidate.ts";
import { guessVenueType } from "../guess-venue-type.ts";
import { normalizeHeading } from "../cells/cell.ts";
import { normalizeName } from "../../normalize-name.ts";
import { findCityInAddress } from "#server/geography/find-city-in-address.ts";
import { resolveRegions } from "../resolve-regions.ts";
import { checkPosition, type PositionRemark } from "./check-position.ts";
import { isExport } from "./is-export.ts";
import { createKeys, type TableContext, takeValue, type Values } from "./to-space-candidate.ts";
import { getVenueTypeByKey } from "#domain/venue/venue-types.ts";

const regionPaths = ["$district", "$areas", "$regions", "$metro", "$hubs"] as const;

/** Replaces region names by region ids and metro links. Returns notes on unresolved names. */
function resolveVenueRegions(values: Values, city: string | undefined): string[] {
  const hasRegionNames = regionPaths.some((path) => values.get(path) !== undefined);
  const [district, areas, places, metro, hubs] = [
    takeValue<string>(values, "$district"),
    takeValue<string[]>(values, "$areas"),
    takeValue<string[]>(values, "$regions"),
    takeValue<string[]>(values, "$metro"),
    takeValue<string[]>(values, "$hubs"),
  ];
  if (!hasRegionNames) return [];
  const cityCode = (values.get("cityCode") as string | undefined) ?? city;
  if (!cityCode) return ["有区域但没有城市，区域没有收"];
  const { regionIds, metros, notes } = resolveRegions(cityCode, { district, areas, places, metro, hubs });
  // An export contains ids only if the names do not resolve to the same ones.
  if (!(values.get("regionIds") as string[] | undefined)?.length) values.set("regionIds", regionIds);
  if (metros.length > 0 && !values.has("transport")) values.set("transport", metros);
  return notes;
}

/** Merges the venue columns of a row of spaces with its reference to the venue. */
function mergeVenueValues(venue: Values, space: ReadonlyMap<string, unknown>): Values {
  const shared = [
    ["id", "$venueId"],
    ["name", "$venueName"],
    ["$filed", "$filed"],
  ] as const;
  return new Map([
    ...venue,
    ...shared.flatMap(([path, from]) => (space.has(from) ? [[path, space.get(from)] as const] : [])),
  ]);
}

/** Returns whether two rows do not contradict each other in a field. */
const agree = (a: Values, b: Values, path: string): boolean => {
  const [left, right] = [a.get(path), b.get(path)];
  if (left === undefined || right === undefined || left === right) return true;
  return path === "name" && normalizeName(String(left)) === normalizeName(String(right));
};

/** The venue of a row, and what is to be said of it. */
export interface VenueRow {
  candidate: Candidate;
  notes: Remark[];
  readings: Remark[];
}

/** The venues of a table. */
export class VenueRows {
  readonly #context: TableContext;
  readonly #candidates: Candidate[] = [];
  readonly #byName = new Map<string, Candidate[]>();

  constructor(context: TableContext) {
    this.#context = context;
  }

  list(): Candidate[] {
    return this.#candidates;
  }

  /** Adds a row of venues. */
  add(place: RowPlace, values: Values): VenueRow {
    return this.#create(place, values);
  }

  /** Adds the venue of spaces whose table has no columns of venues, where its city is known: it is stored if there is none. */
  addIfMissing(place: RowPlace, venue: ReadonlyMap<string, unknown>, name: string | undefined): void {
    const { city } = this.#context.defaults;
    const address = venue.get("address") as string | undefined;
    if (name === undefined || this.#byName.has(normalizeName(name))) return;
    if (city === undefined && !(address && findCityInAddress(address))) return;
    const { candidate } = this.#create(place, new Map([...venue, ["name", name]]));
    candidate.ifMissing = true;
    this.#byName.set(normalizeName(name), [candidate]);
  }

  /** Adds the venue of a row of spaces, or completes the venue that an earlier row has added. */
  merge(place: RowPlace, venue: Values, space: ReadonlyMap<string, unknown>): VenueRow {
    const values = mergeVenueValues(venue, space);
    const name = normalizeName(String(values.get("id") ?? values.get("name")));
    const existing = this.#byName
      .get(name)
      ?.find((candidate) => ["name", "address", "cityCode"].every((path) => agree(candidate.values, values, path)));
    if (existing) {
      // The first row of a venue often has all of it, and sometimes a later one.
      for (const [path, value] of values) if (existing.values.get(path) === undefined) existing.values.set(path, value);
      for (const path of [...regionPaths, "id", "$filed"]) existing.values.delete(path);
      return { candidate: existing, notes: [], readings: [] };
    }
    const created = this.#create(place, values);
    this.#byName.set(name, [...(this.#byName.get(name) ?? []), created.candidate]);
    return created;
  }

  #checkPosition(values: Values, cityCode: string | undefined): PositionRemark | undefined {
    if (isExport(this.#context.columns)) return undefined;
    return checkPosition(values, (values.get("cityCode") as string | undefined) ?? cityCode);
  }

  #create(place: RowPlace, values: Values): VenueRow {
    const { defaults } = this.#context;
    const name = values.get("name") as string | undefined;
    const address = values.get("address") as string | undefined;
    const inferred = new Map<string, string>();
    const cityInAddress = defaults.city === undefined && address ? findCityInAddress(address) : undefined;
    if (cityInAddress) inferred.set("cityCode", "没有写城市，按地址");
    const notes = resolveVenueRegions(values, defaults.city ?? cityInAddress);
    const position = this.#checkPosition(values, defaults.city ?? cityInAddress);
    const guessed = defaults.type === undefined && name ? guessVenueType(name) : undefined;
    if (guessed) inferred.set("type", `没有写类型，按名称为“${getVenueTypeByKey(guessed).name}”`);
    const ownId = takeValue<string>(values, "id");
    const candidate: Candidate = {
      kind: "venue",
      ...place,
      filed: takeValue<string>(values, "$filed") ?? defaults.source,
      ownId,
      ...createKeys(ownId, name, address),
      name,
      values,
      columns: this.#context.byPath.venue,
      fallbacks: new Map([
        ["cityCode", defaults.city ?? cityInAddress],
        ["type", defaults.type ?? guessed ?? (this.#isHotelTable() ? "hotel" : undefined)],
      ]),
      inferred,
      derivesFeatures: !values.has("features"),
    };
    this.#candidates.push(candidate);
    const lng = this.#context.byPath.venue.get("lng");
    return {
      candidate,
      notes: [
        ...notes.map((reason) => toRemark(candidate, reason)),
        ...(position && "doubt" in position ? [toRemark(candidate, position.doubt, lng)] : []),
      ],
      readings: position && "reading" in position ? [toRemark(candidate, position.reading, lng)] : [],
    };
  }

  /** Returns whether the heading of the venue's name says that it is a hotel. */
  #isHotelTable(): boolean {
    const named = this.#context.columns.find(({ of, column }) =>
      of === "venue" ? column.path === "name" : column.path === "$venueName",
    );
    return /酒店|hotel/.test(normalizeHeading(named?.heading ?? ""));
  }
}

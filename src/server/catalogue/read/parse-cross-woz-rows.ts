import { z } from "zod";
import { venueGroups } from "#domain/venue/venue-groups.ts";
import type { Candidate, Remark } from "../candidate.ts";
import { catalogueParsing, formatZodError } from "../write/describe-issue.ts";
import { resolveRegions } from "../map/resolve-regions.ts";

/** Source of the CrossWOZ hotel database: real hotels in Beijing, without positions and spaces. */
const source = { name: "CrossWOZ", licence: "Apache-2.0", date: "2020-02-27" } as const;
const beijing = "110000";

/** Hotel groups with a page on this site; the file has others too. */
const groups = new Set<string>(venueGroups);

const text = z.string().trim().min(1).nullish();
const rowSchema = z.object({
  id: z.union([z.number().int(), z.string().min(1)]),
  name: z.string().trim().min(1),
  type: text,
  address: text,
  district: text,
  metro: text,
  phone: text,
  facilities: z.array(z.string().trim().min(1)).nullish(),
  price_from: z.number().nullish(),
  rating: z.number().nullish(),
  near_attractions: z.array(z.string().trim().min(1)).nullish(),
  group: text,
});

/** Returns whether parsed JSON is this database, by fields that no other format has. */
export const isCrossWoz = (rows: unknown): rows is unknown[] =>
  Array.isArray(rows) &&
  typeof rows[0] === "object" &&
  rows[0] !== null &&
  ["near_attractions", "district_code", "has_meeting_room"].every((key) => key in rows[0]);

/** Returns former names of a venue: 「(原喜来登长城饭店)」. A former branch (原大观园店) is not a name. */
const findFormerNames = (name: string): string[] =>
  [...name.matchAll(/[(（]原([^()（）]+)[)）]/g)].flatMap(([, former = ""]) =>
    former.endsWith("店") && !/酒店$|饭店$/.test(former) ? [] : former,
  );

function toCandidate(row: z.output<typeof rowSchema>, where: string): { candidate: Candidate; notes: Remark[] } {
  const { regionIds, metros, notes } = resolveRegions(beijing, {
    district: row.district ?? undefined,
    metro: row.metro ? [row.metro] : [],
  });
  const ownId = String(row.id);
  const values = new Map<string, unknown>([
    ["name", row.name],
    ["aliases", findFormerNames(row.name)],
    ["cityCode", beijing],
    ["regionIds", regionIds],
    ["address", row.address ?? undefined],
    ["type", "hotel"],
    ["grade", row.type ?? undefined],
    ["groupName", row.group && groups.has(row.group) ? row.group : undefined],
    ["phone", row.phone ?? undefined],
    ["nearPlaces", row.near_attractions ?? []],
    ["guestRoomPriceFrom", row.price_from ?? undefined],
    ["rating.score", row.rating ?? undefined],
    ["rating.source", row.rating == null ? undefined : source.name],
    ["facilities", row.facilities ?? []],
    ["transport", metros],
    ["source", { ...source }],
    ["demo", false],
  ]);
  const candidate: Candidate = {
    kind: "venue",
    where,
    filed: source.name,
    ownId,
    key: ownId,
    name: row.name,
    values,
    foreignId: true,
    derivesFeatures: true,
  };
  return { candidate, notes: notes.map((reason) => ({ where, name: row.name, reason })) };
}

/** Parses the hotels into candidates. Their ids are derived, since their numbers belong to the source. */
export function parseCrossWozRows(rows: readonly unknown[]): {
  venues: Candidate[];
  refused: Remark[];
  notes: Remark[];
} {
  const venues: Candidate[] = [];
  const refused: Remark[] = [];
  const notes: Remark[] = [];
  for (const [at, row] of rows.entries()) {
    const where = `第 ${at + 1} 条`;
    const result = rowSchema.safeParse(row, catalogueParsing);
    if (result.success) {
      const read = toCandidate(result.data, where);
      venues.push(read.candidate);
      notes.push(...read.notes);
    } else refused.push({ where, reason: formatZodError(result.error) });
  }
  return { venues, refused, notes };
}

import type { Kind } from "../store/catalogue-batch.ts";
import type { CatalogueStore, Sourced } from "../store/catalogue-store.ts";
import type { Candidate, Remark } from "./candidate.ts";

/** Format name in an export of this catalogue. */
const format = "huizhi-catalogue";
const version = 1;

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns whether parsed JSON is a catalogue export of any version. */
export const isCatalogueJson = (value: unknown): value is Fields => isFields(value) && value.format === format;

/** Returns why an export cannot be read, or undefined. */
export const findJsonFault = ({ version: found }: Fields): string | undefined =>
  found === version ? undefined : `是第 ${found} 版的导出文件，本程序只读第 ${version} 版。`;

const readText = (fields: Fields, key: string): string | undefined =>
  typeof fields[key] === "string" ? (fields[key] as string) : undefined;

/** Returns an id as text; accepts a number if it is a safe integer. */
const readId = (value: unknown): string | undefined =>
  typeof value === "string" ? value : Number.isSafeInteger(value) ? String(value) : undefined;

function toVenueCandidate({ filed, id, ...fields }: Fields, where: string, source: string): Candidate {
  const ownId = readId(id);
  const key = ownId ?? `${fields.name}\n${fields.address ?? ""}`;
  const values = new Map(Object.entries(fields));
  return {
    kind: "venue",
    where,
    filed: readId(filed) ?? source,
    ownId,
    key,
    name: readText(fields, "name"),
    values,
    isComplete: true,
  };
}

function toSpaceCandidate(
  { filed, id, venueId, partOf, splitsInto, ...fields }: Fields,
  where: string,
  source: string,
): Candidate {
  const ownId = readId(id);
  const parts = Array.isArray(splitsInto) && splitsInto.length > 0 ? splitsInto : undefined;
  return {
    kind: "space",
    where,
    filed: readId(filed) ?? source,
    ownId,
    key: ownId ?? `${fields.name}\n${fields.floor ?? ""}`,
    name: readText(fields, "name"),
    // An invalid list of parts stays a field, for the schema to reject.
    values: new Map(Object.entries({ ...fields, ...(parts ? {} : { splitsInto }) })),
    isComplete: true,
    venue: { id: readId(venueId) },
    partOf: readId(partOf),
    splitsInto: parts?.map(String),
  };
}

/** Parses the rows of an export. */
export function parseCatalogueJson(
  file: Fields,
  source: string,
): { venues: Candidate[]; spaces: Candidate[]; refused: Remark[] } {
  const refused: Remark[] = [];
  const rowsOf = (kind: Kind): Candidate[] => {
    const rows = file[`${kind}s`];
    return (Array.isArray(rows) ? rows : []).flatMap((row: unknown, at) => {
      const where = `${kind === "venue" ? "场地" : "会场"}第 ${at + 1} 条`;
      if (isFields(row)) return (kind === "venue" ? toVenueCandidate : toSpaceCandidate)(row, where, source);
      refused.push({ where, reason: "不是一条数据" });
      return [];
    });
  };
  return { venues: rowsOf("venue"), spaces: rowsOf("space"), refused };
}

async function* formatRows(rows: AsyncIterable<Sourced<object>>, source: string | undefined): AsyncGenerator<string> {
  let separator = "\n";
  for await (const { source: filed, entity } of rows) {
    if (source !== undefined && filed !== source) continue;
    yield `${separator}${JSON.stringify({ filed, ...entity })}`;
    separator = ",\n";
  }
}

/** Yields the catalogue, optionally of one source, as JSON that imports back without a change; one row per line. */
export async function* exportJson(catalogue: CatalogueStore, source?: string): AsyncGenerator<string> {
  yield `{"format":"${format}","version":${version},\n"venues":[`;
  yield* formatRows(catalogue.eachFiledVenue(), source);
  yield '\n],\n"spaces":[';
  yield* formatRows(catalogue.eachFiledSpace(), source);
  yield "\n]}\n";
}

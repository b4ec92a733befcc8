import type { Kind } from "../store/catalogue-batch.ts";
import type { CatalogueStore, Filed } from "../store/catalogue-store.ts";
import type { Candidate, Remark } from "./candidate.ts";

/** What names a file as an export of this catalogue. */
const format = "huizhi-catalogue";
const version = 1;

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether parsed JSON is an export of a catalogue, of whatever version. */
export const isOwnJson = (value: unknown): value is Fields => isFields(value) && value["format"] === format;

/** Why an export cannot be read, or undefined. */
export const ownJsonFault = ({ version: found }: Fields): string | undefined =>
  found === version ? undefined : `It is an export of version ${found}; this program reads version ${version}.`;

const textAt = (fields: Fields, key: string): string | undefined =>
  typeof fields[key] === "string" ? (fields[key] as string) : undefined;

function candidateOf(kind: Kind, row: Fields, where: string, source: string): Candidate {
  const { filed = source, id, venueId, partOf, splitsInto, ...fields } = row;
  const ownId = textAt({ id }, "id");
  return {
    kind,
    where,
    filed: String(filed),
    ownId,
    key: ownId ?? `${fields["name"]}\n${fields["address"] ?? fields["floor"] ?? ""}`,
    name: textAt(fields, "name"),
    values: new Map(Object.entries(kind === "venue" ? { ...fields, ...(partOf !== undefined && { partOf }) } : fields)),
    whole: true,
    venue: { id: textAt({ venueId }, "venueId") },
    partOf: textAt({ partOf }, "partOf"),
    splitsInto: Array.isArray(splitsInto) ? splitsInto.map(String) : undefined,
  };
}

/** The rows of an export. */
export function ownJsonRows(file: Fields, source: string): { venues: Candidate[]; spaces: Candidate[]; refused: Remark[] } {
  const refused: Remark[] = [];
  const rowsOf = (kind: Kind): Candidate[] => {
    const rows = file[`${kind}s`];
    return (Array.isArray(rows) ? rows : []).flatMap((row: unknown, at) => {
      const where = `${kind}s, row ${at + 1}`;
      if (isFields(row)) return candidateOf(kind, row, where, source);
      refused.push({ where, reason: "is no object" });
      return [];
    });
  };
  return { venues: rowsOf("venue"), spaces: rowsOf("space"), refused };
}

async function* listed(rows: AsyncIterable<Filed<object>>, source: string | undefined): AsyncGenerator<string> {
  let separator = "\n";
  for await (const { source: filed, entity } of rows) {
    if (source !== undefined && filed !== source) continue;
    yield `${separator}${JSON.stringify({ filed, ...entity })}`;
    separator = ",\n";
  }
}

/** The catalogue, or one source of it, as JSON that imports back without a change; one row a line. */
export async function* ownJson(catalogue: CatalogueStore, source?: string): AsyncGenerator<string> {
  yield `{"format":"${format}","version":${version},\n"venues":[`;
  yield* listed(catalogue.eachFiledVenue(), source);
  yield '\n],\n"spaces":[';
  yield* listed(catalogue.eachFiledSpace(), source);
  yield "\n]}\n";
}

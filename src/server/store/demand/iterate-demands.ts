import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";
import { lastMissedCall, type StoredDemand, toStoredDemand } from "./stored-demand.ts";

/** Which demands are read, and in which order. */
export interface DemandFilter {
  /** ISO; created at this time or later. */
  since?: string | undefined;
  /** ISO; created before this time. */
  until?: string | undefined;
  statuses?: readonly string[] | undefined;
  kind?: string | undefined;
  cityCode?: string | undefined;
  /** Empty: nobody's. */
  assignee?: string | undefined;
  /** Part of a reference, name, company, mail address or number; numbers are compared by their digits. */
  search?: string | undefined;
  /** By the time of submission; oldest first unless set. */
  order?: "oldest" | "newest" | undefined;
}

/** Rows per statement. */
const rowsPerStatement = 500;

/** Fields of the body that are searched. */
const searchedFields = ["name", "company", "email", "mobile", "phone"] as const;
/** Digits of a number that a search has at least. */
const minDigits = 3;

const onlyDigits = (text: string): string => text.normalize("NFKC").replace(/\D/g, "");
/** Returns the digits of a text that can only be a number or part of one; undefined for any other text. */
const toSearchedDigits = (search: string): string | undefined => {
  const digits = onlyDigits(search).replace(/^(?:00)?86(?=1\d{10}$)/, "");
  return digits.length >= minDigits && !/[^\d\s+()-]/.test(search.normalize("NFKC")) ? digits : undefined;
};

const toLikePattern = (text: string): string => `%${text.replace(/[!%_]/g, "!$&")}%`;

/** Returns whether a demand has a searched text. */
function isMatch({ reference, mobile, body }: StoredDemand, search: string): boolean {
  const texts = [reference, mobile, ...searchedFields.map((field) => String(body[field] ?? ""))];
  const digits = toSearchedDigits(search);
  const text = search.toLowerCase();
  return texts.some((one) => one.toLowerCase().includes(text) || (digits && onlyDigits(one).includes(digits)));
}

/** Restricts to rows that may have a searched text; `isMatch` decides, since the body has more fields. */
function createSearchCondition(search: string) {
  const inJson = toLikePattern(JSON.stringify(search).slice(1, -1));
  const digits = toSearchedDigits(search);
  const condition = sql<boolean>`(lower(reference) like lower(${toLikePattern(search)}) escape '!' or lower(body) like lower(${inJson}) escape '!')`;
  if (!digits) return condition;
  const pattern = toLikePattern(digits);
  const bare = sql`replace(replace(replace(replace(body, '-', ''), ' ', ''), '(', ''), ')', '')`;
  return sql<boolean>`(${condition} or ${bare} like ${pattern} escape '!')`;
}

function selectDemands(kysely: Kysely<Schema>, filter: DemandFilter) {
  const { since, until, statuses, kind, cityCode, assignee, search, order } = filter;
  const direction = order === "newest" ? "desc" : "asc";
  let query = kysely
    .selectFrom("demand")
    .selectAll()
    .select(lastMissedCall.as("missed_at"))
    .orderBy("created_at", direction)
    .orderBy("reference", direction);
  if (since !== undefined) query = query.where("created_at", ">=", since);
  if (until !== undefined) query = query.where("created_at", "<", until);
  if (statuses !== undefined) query = query.where("status", "in", statuses);
  if (kind !== undefined) query = query.where("kind", "=", kind);
  if (cityCode !== undefined) query = query.where("city_code", "=", cityCode);
  if (assignee !== undefined) query = query.where("assignee", "=", assignee);
  if (search) query = query.where(createSearchCondition(search));
  return query.limit(rowsPerStatement);
}

/** Iterates over the demands of a filter in chunks, by submission time, so that they are never in memory together. */
export async function* iterateDemands(kysely: Kysely<Schema>, filter: DemandFilter = {}): AsyncGenerator<StoredDemand> {
  const { search = "", order, statuses } = filter;
  if (statuses?.length === 0) return;
  const query = selectDemands(kysely, filter);
  let last: { created_at: string; reference: string } | undefined;
  for (;;) {
    const after = last;
    const page = after
      ? query.where(({ eb, refTuple, tuple }) =>
          eb(
            refTuple("created_at", "reference"),
            order === "newest" ? "<" : ">",
            tuple(after.created_at, after.reference),
          ),
        )
      : query;
    const rows = await page.execute();
    for (const row of rows) {
      const demand = toStoredDemand(row);
      if (!search || isMatch(demand, search)) yield demand;
    }
    if (rows.length < rowsPerStatement) return;
    last = rows.at(-1)!;
  }
}

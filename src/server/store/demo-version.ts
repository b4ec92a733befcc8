import type { Database } from "./database.ts";

/** Source of the demo rows, so that loading them again never touches imported rows. */
export const demoSource = "demo";
/** Kinds of the content store that the demo fills with invented rows. Questions and solutions stay, as the site's own. */
export const demoContentKinds = [
  "banner",
  "hot-word",
  "partner",
  "case",
  "case-text",
  "party-theme",
  "unit-price",
  "statement",
  "agreement",
  "trip-prices",
  "langham-section",
  "langham-package",
] as const;

const key = "demo_version";
const withoutDemo = "without ";

/** What a start has loaded: a version of the generator, with the demo catalogue or without it. */
export interface DemoVersion {
  version: string;
  hasCatalogue: boolean;
}

/** Reads what was loaded, or undefined in a new store. */
export async function readDemoVersion({ kysely }: Pick<Database, "kysely">): Promise<DemoVersion | undefined> {
  const row = await kysely.selectFrom("meta").select("value").where("key", "=", key).executeTakeFirst();
  if (!row) return undefined;
  const hasCatalogue = !row.value.startsWith(withoutDemo);
  return { version: hasCatalogue ? row.value : row.value.slice(withoutDemo.length), hasCatalogue };
}

/** Records what was loaded. Without the catalogue, no later start loads it unless it is asked to. */
export async function recordDemoVersion(
  { kysely }: Pick<Database, "kysely">,
  { version, hasCatalogue }: DemoVersion,
): Promise<void> {
  const value = hasCatalogue ? version : `${withoutDemo}${version}`;
  await kysely
    .insertInto("meta")
    .values({ key, value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
    .execute();
}

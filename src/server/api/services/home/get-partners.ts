import type { Output } from "#contract/index.ts";
import type { Context } from "../context.ts";

type Partners = Output<"home/getCooperate">;

/** Returns partner names in stored order. */
export async function getPartners({ content }: Context): Promise<Partners> {
  const rows = await content.list<Partners[number]>("partner");
  return rows.map(({ id, body: { name, demo } }) => ({ id, name, demo }));
}

import { Refusal } from "../../../contract/codes.ts";
import type { Output, Parsed } from "../../../contract/index.ts";
import { houseCard, houseOf } from "../card/house.ts";
import { spaceWire } from "../card/space-wire.ts";
import type { Context } from "../context.ts";

/**
 * Returns a space with its venue, its siblings, and the previous and next in the venue's order.
 * @throws Refusal notFound, also if the space belongs to another venue
 */
export async function getSpace(
  context: Context,
  { siteId, spaceCode }: Parsed<"hotel/getConfNew">,
): Promise<Output<"hotel/getConfNew">> {
  const house = await houseOf(context, siteId);
  const spaces = house.spaces.map(spaceWire);
  const at = spaces.findIndex(({ id }) => id === spaceCode);
  const space = spaces[at];
  const pictures = house.spaces[at]?.pictures ?? [];
  if (!space) throw new Refusal("notFound");
  return {
    space: { ...space, pictures },
    venue: houseCard(house),
    siblings: spaces.filter(({ id }) => id !== spaceCode),
    previous: spaces[at - 1],
    next: spaces[at + 1],
  };
}

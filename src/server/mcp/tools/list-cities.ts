import { z } from "zod";
import { defineTool } from "../assistant-tool.ts";

/** Names the cities that have venues. */
export const listCities = defineTool({
  name: "list_cities",
  title: "Cities with venues",
  description: "Lists the cities that have venues, the most venues first. Other tools take any of a city's names.",
  input: z.object({}),
  run: async ({ call }) => {
    const cities = await call("common/getOpenCity");
    return {
      cities: cities.map(({ code, name, nameEn, venueCount }) => ({ code, name, nameEn, venues: venueCount })),
    };
  },
});

import { z } from "zod";
import { endpoint, id } from "../endpoint.ts";
import { catalogType, vrScene } from "./picture.ts";

export const media = {
  "media/getSiteVrDetail": endpoint({
    summary: "The panoramas of a venue, or of one of its spaces with links to the others, and the first scene",
    input: z
      .object({ siteId: id, type: catalogType.optional(), spaceId: id.optional() })
      .refine(({ type, spaceId }) => (type === undefined) === (spaceId === undefined), {
        message: "type 与 spaceId 须同时给出",
        path: ["spaceId"],
      }),
    output: z.object({ scenes: z.array(vrScene), first: z.string() }),
  }),
};

import type { AssistantTool } from "./assistant-tool.ts";
import { compareSpaces } from "./tools/compare-spaces.ts";
import { estimateEvent } from "./tools/estimate-event.ts";
import { listCities } from "./tools/list-cities.ts";
import { prepareDemand } from "./tools/prepare-demand.ts";
import { readQuotes } from "./tools/read-quotes.ts";
import { readSpace } from "./tools/read-space.ts";
import { readVenue } from "./tools/read-venue.ts";
import { searchSpaces } from "./tools/search-spaces.ts";

/** Every tool: few, since an assistant reads all of them before each answer. */
export const assistantTools: readonly AssistantTool[] = [
  searchSpaces,
  readSpace,
  readVenue,
  compareSpaces,
  estimateEvent,
  prepareDemand,
  listCities,
  readQuotes,
];

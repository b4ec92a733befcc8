import type { Output } from "#contract/index.ts";
import type { Context } from "../context.ts";

/** Returns how visits are counted at present, as JSON. */
export const getAnalytics = ({ analytics }: Context): Output<"site/getAnalytics"> => JSON.stringify(analytics);

import { formatDecimals } from "../format.ts";
import type { Lead } from "./article-figure.ts";

/** Formats the number that decides a question: 250, 2.75–3.7. */
export const formatLead = ({ from, to }: Lead): string =>
  to === undefined ? formatDecimals(from) : `${formatDecimals(from)}–${formatDecimals(to)}`;

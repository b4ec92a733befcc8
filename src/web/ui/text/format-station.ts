import { walkZh } from "#texts/venue/walk.zh.ts";

interface Station {
  name: string;
  lines?: string[] | undefined;
  /** Walking time. */
  minutes?: number | undefined;
}

/** Formats a nearby station with its walking time, where known: 1号线 国贸 步行 12 分钟. */
export const formatStation = ({ name, lines, minutes }: Station): string =>
  [lines?.[0], name, minutes !== undefined && walkZh(minutes)].filter(Boolean).join(" ");

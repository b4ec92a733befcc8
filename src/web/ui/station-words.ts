import { walkZh } from "../../texts/way.zh.ts";

interface Station {
  name: string;
  lines?: string[] | undefined;
  /** On foot. */
  minutes?: number | undefined;
}

/** A station near by, and how far it is on foot where that is known: 1号线 国贸 步行 12 分钟. */
export const stationWords = ({ name, lines, minutes }: Station): string =>
  [lines?.[0], name, minutes !== undefined && walkZh(minutes)].filter(Boolean).join(" ");

import { formatDate, formatNumber } from "#domain/format.ts";
import { getLayoutByKey, type LayoutKey } from "#domain/space/layouts.ts";

interface FirstSentence {
  people: number;
  layout: LayoutKey;
  /** ISO days. */
  day: string;
  today: string;
}

/** Returns the first hint of a city's home page: 180 人课桌式，12 月 25 日. */
export const buildFirstSentence = ({ people, layout, day, today }: FirstSentence): string => {
  const year = day.slice(0, 4) === today.slice(0, 4) ? "" : `${day.slice(0, 4)} 年 `;
  const date = formatDate(day).replace(/ 周.$/, "");
  return `${formatNumber(people)} 人${getLayoutByKey(layout).name}，${year}${date}`;
};

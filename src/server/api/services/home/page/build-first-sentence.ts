import { formatDate, formatNumber } from "#domain/format.ts";
import { getLayoutByKey, type LayoutKey } from "#domain/space/layouts.ts";

interface FirstSentence {
  city: string;
  people: number;
  layout: LayoutKey;
  /** ISO days. */
  day: string;
  today: string;
}

/** Returns the sentence that a city's home page begins with: 12 月 25 日 北京 180 人 课桌式. */
export const buildFirstSentence = ({ city, people, layout, day, today }: FirstSentence): string => {
  const year = day.slice(0, 4) === today.slice(0, 4) ? "" : `${day.slice(0, 4)} 年 `;
  const date = formatDate(day).replace(/ 周.$/, "");
  return `${year}${date} ${city} ${formatNumber(people)} 人 ${getLayoutByKey(layout).name}`;
};

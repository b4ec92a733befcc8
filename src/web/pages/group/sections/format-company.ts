import type { TopicInfo } from "#contract/schemas/marketing/topic-info.ts";
import { formatNumber } from "#domain/format.ts";
import { groupZh } from "#texts/marketing/group.zh.ts";

/** Formats what is known of a group as a company, with what to know before asking for its hotels. */
export function formatCompany({ founded, home, reported, fullName, nameEn, note = "" }: TopicInfo): string {
  const texts = groupZh.facts;
  const parts = [`${fullName} ${nameEn}`, founded ? texts.founded(founded, home) : texts.home(home)];
  if (reported) {
    const { hotels, region, atLeast, month } = reported;
    const [year = "", monthNumber] = month.split("-");
    const count = formatNumber(hotels);
    const when = monthNumber ? texts.month(year, String(Number(monthNumber))) : texts.year(year);
    parts.push(texts.reported(region, atLeast ? texts.atLeast(count) : texts.count(count), when));
  }
  return `${parts.join("，")}。${note}`;
}

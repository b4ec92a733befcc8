import fc from "fast-check";
import { preparedBeijingVocabulary } from "./beijing-vocabulary.fixture.ts";
import { eventSynonyms } from "./lexicon/event-synonyms.ts";
import { factSynonyms } from "./lexicon/fact-synonyms.ts";
import { needSynonyms } from "./lexicon/need-synonyms.ts";
import { parseSentence, type ParsedSentence } from "./parse-sentence.ts";

const today = "2026-11-20";
const read = (text: string) => parseSentence(text, { today, vocabulary: preparedBeijingVocabulary });

const listSynonyms = (rows: readonly (readonly [unknown, string])[]): string[] =>
  rows.flatMap(([, synonyms]) => synonyms.split(" ").map((synonym) => synonym.replaceAll("_", " ")));

/** Marks every character of a sentence that stands in a term or in an unread piece, wherever that piece occurs. */
function markRead(sentence: string, { understood, unread }: ParsedSentence): boolean[] {
  const isRead = Array.from(sentence, () => false);
  for (const piece of [...understood.map(({ text }) => text), ...unread])
    for (let at = sentence.indexOf(piece); at >= 0; at = sentence.indexOf(piece, at + 1))
      isRead.fill(true, at, at + piece.length);
  return isRead;
}

type RandomSentence = readonly (readonly [Part, string])[];

/** A part of a sentence, and the piece of it that has to be in a term or unread. */
interface Part {
  text: string;
  meaning: string;
}
const part = (text: string, meaning = text): Part => ({ text, meaning });
const integer = (min: number, max: number) => fc.integer({ min, max }).map(String);
const numerals = "二 三 四 五 六 七 八 九 十 十一 十二 十五 十八 二十 二十五 二十八 三十 一百 二百五 两千".split(" ");
const number = fc.oneof(
  integer(1, 5000),
  fc.constantFrom(...numerals),
  fc.constantFrom("3.5", "1,200", "1.5万", "3k", "100-200"),
);
const unit = fc.constantFrom(
  ..."人 位 桌 平 ㎡ 米 元 万元 间 天 晚 小时 个分会场 个会议室 公里 辆 票 元/人 元/天 元/半天 元/桌 %".split(" "),
);
const date = fc.oneof(
  fc
    .tuple(integer(1, 12), integer(1, 31))
    .chain(([month, day]) =>
      fc.constantFrom(
        `${month}月${day}日`,
        `${month}月${day}号`,
        `${month}/${day}`,
        `2027-${month}-${day}`,
        `2027年${month}月${day}日`,
        `${month}.${day}日`,
      ),
    ),
  fc
    .tuple(
      fc.constantFrom("正", "腊", "八", "十二", "六"),
      fc.constantFrom(..."初八 初十 十五 廿三 二十五 二十八".split(" ")),
    )
    .map(([month, day]) => `${month}月${day}`),
  fc
    .constantFrom("元旦", "春节", "中秋节", "国庆", "圣诞", "明年", "月底", "下周", "12月", "端午")
    .chain((days) =>
      fc.constantFrom("", "前", "后", "前一周", "后第一周", "前后", "之前", "后第三天").map((end) => days + end),
    ),
  fc.constantFrom(
    "年前",
    "节后",
    "下午3点",
    "14:00-17:00",
    "2026年12月5日-2026年12月7日",
    "2026-12-05~12-07",
    "一季度",
    "周五",
    "12月最后一个周五",
  ),
);
const quantity = fc
  .tuple(
    fc.constantFrom("", "", "", "预算", "层高", "面积", "人均", "餐标", "总预算", "提前", "半天", "至少"),
    number,
    unit,
    fc.constantFrom("", "", "以上", "以内", "左右"),
  )
  .map(([before, count, of, after]) => part(before + count + of + after, count));
const term = fc
  .constantFrom(
    ...listSynonyms(factSynonyms),
    ...listSynonyms(needSynonyms),
    ...listSynonyms(Object.entries(eventSynonyms)),
    ..."上海 北京 国贸 朝阳 望京 万豪 喜来登 五道口 北京南站".split(" "),
  )
  .map((text) => part(text));
const stranger = fc
  .constantFrom(..."砚川台 烧烤 剧本杀 魔术师 气球布展墙 bbq kitchen 無人機 泼水 甲乙丙 拔河".split(" "))
  .map((text) => part(text));
const joint = fc.constantFrom("，", "，", " ", "。", "、", "；");
/** A term that runs into a number without a joint (朝阳200人), or joined by 的. */
const joinedPair = fc
  .tuple(
    term.filter(({ text }) => /\p{Script=Han}$/u.test(text)),
    fc.constantFrom("", "的"),
    integer(10, 900),
    joint,
  )
  .map(([one, of, people, next]): [Part, string][] => [
    [one, of],
    [part(`${people}人`), next],
  ]);
const single = fc
  .tuple(
    fc.oneof(
      date.map((text) => part(text)),
      quantity,
      quantity,
      term,
      term,
      stranger,
    ),
    joint,
  )
  .map(([one, next]): [Part, string][] => [[one, next]]);

/** Sentences of random parts, each with what joins it to the next. */
export const randomSentence = fc
  .array(fc.oneof(single, single, single, joinedPair), { minLength: 1, maxLength: 6 })
  .map((parts) => parts.flat());

/** Counts nothing by itself: an article (一个) and the characters of what joins two parts. */
const isMeaningful = /[\p{N}\p{L}]/u;

/** Writes a sentence out. */
export const joinParts = (parts: RandomSentence): string => parts.map(([one, joint]) => one.text + joint).join("");

/** Lists the pieces that a sentence loses: no character of them stands in a term or in what was not read. */
export function listLost(parts: RandomSentence): string[] {
  const text = joinParts(parts);
  const isRead = markRead(text, read(text));
  let at = 0;
  return parts.flatMap(([one, joint]) => {
    const from = at + one.text.indexOf(one.meaning);
    at += one.text.length + joint.length;
    const lost = [...one.meaning].filter((character, index) => isMeaningful.test(character) && !isRead[from + index]);
    return lost.length > 0 ? [`${one.meaning} (${lost.join("")})`] : [];
  });
}

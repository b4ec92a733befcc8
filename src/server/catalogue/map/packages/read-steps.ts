import type { PackageItem, PackageMeal } from "#domain/venue/meeting-package.ts";
import type { Mode, PackageDraft, ServedMeal } from "./package-draft.ts";

/** Reads a matched term into a draft; returns false if it contradicts what was read. */
type Read = (draft: PackageDraft, match: RegExpExecArray, isIncluded: boolean) => boolean;

/** A term of a package's text. Inclusions are what may be in the price or not; the others are facts. */
interface Term {
  pattern: RegExp;
  isInclusion: boolean;
  read: Read;
}

const numerals = "零一二三四五六七八九十";
/** Reads a figure or a numeral up to ten. */
const readNumeral = (text: string): number =>
  /^\d/.test(text) ? Number(text) : text === "两" ? 2 : numerals.indexOf(text);
const figure = "(\\d{1,5}|[一二两三四五六七八九十])";

const compile = (source: string): RegExp => new RegExp(`^(?:${source})`, "i");
const fact = (source: string, read: Read): Term => ({ pattern: compile(source), isInclusion: false, read });
const inclusion = (source: string, read: Read): Term => ({ pattern: compile(source), isInclusion: true, read });

const itemSources: Record<Exclude<PackageItem, "microphones">, string> = {
  projection: "投影(?:仪|机|设备)?(?:(?:及|和|与)(?:其)?幕布?)?|projectors?(?: (?:and|with) screen)?|lcd projector",
  screen: "投影幕布?|幕布?|screen",
  led: "led ?(?:大?屏幕?|显示屏|墙|wall|screen)?",
  sound: "音响(?:设备|系统)?|音箱|扩音(?:设备)?|(?:pa|sound)(?: system)?",
  lectern: "(?:演)?讲台|lectern|podium",
  registrationDesk: "签到台|签到桌|registration desk",
  flipChart: "翻纸板|翻页板|夹纸板|flip ?charts?",
  whiteboard: "白板|white ?boards?",
  paper:
    "纸笔|纸(?:和|及|与)笔|笔(?:和|及|与)纸|纸|笔|文具|stationery|pens? and (?:note)?(?:paper|pads?)|note ?pads?(?: and pens?)?",
  water: "矿泉水|瓶装水|饮用水|饮水|水|(?:mineral|bottled|drinking) water|water",
  wifi: "无线网络|无线上网|网络|wi-?fi",
};

const items = Object.entries(itemSources).map(([item, source]) =>
  inclusion(source, (draft, _match, isIncluded) => draft.setItem(item as PackageItem, isIncluded)),
);

const readMicrophones: Read = (draft, [text, before, wireless, after], isIncluded) => {
  const count = before ?? after;
  if (wireless) draft.readings.push(`“${text.trim()}”记为话筒`);
  if (count !== undefined && (!isIncluded || !draft.set("microphoneCount", readNumeral(count)))) return false;
  return draft.setItem("microphones", isIncluded);
};

const mealKinds: Readonly<Record<string, PackageMeal>> = { 自助: "buffet", buffet: "buffet", 套餐: "set", set: "set" };
const toKind = (text = ""): PackageMeal =>
  text === "" ? "unspecified" : (mealKinds[text.replace(/餐$/, "")] ?? (text.endsWith("套餐") ? "set" : "table"));
const kindSource = "自助餐?|中式围桌|围桌|围餐|桌餐|圆桌|(?:商务)?套餐";
const toMeals = (text: string): ServedMeal[] => [
  ...(/午|lunch/i.test(text) ? ["lunch" as const] : []),
  ...(/晚|dinner/i.test(text) ? ["dinner" as const] : []),
];

const readMeals: Read = (draft, [text, before, names = "", after], isIncluded) => {
  const kind = toKind((before ?? after)?.toLowerCase());
  if (/早|三餐/.test(names) && !draft.set("breakfast", isIncluded)) return false;
  if (text.includes("三餐"))
    return draft.setMeal("lunch", kind, isIncluded) && draft.setMeal("dinner", kind, isIncluded);
  return toMeals(names).every((meal) => draft.setMeal(meal, kind, isIncluded));
};

const readBreakfast: Read = (draft, [text], isIncluded) => {
  if (!/^(?:早餐?|breakfast)$/i.test(text)) draft.readings.push(`“${text}”记为早餐`);
  return draft.set("breakfast", isIncluded);
};

const readTeaBreaks: Read = (draft, [text, before, after], isIncluded) => {
  const count = before ?? after;
  if (!isIncluded) return count === undefined && draft.set("teaBreaks", 0);
  if (count !== undefined) return draft.set("teaBreaks", readNumeral(count));
  if (/上下午/.test(text)) return draft.set("teaBreaks", 2);
  if (/[上下]午/.test(text)) return draft.addTeaBreak();
  draft.readings.push("茶歇没有写次数，按 1 次");
  return draft.set("teaBreaks", 1);
};

const readSpace: Read = (draft, [, before, after], isIncluded) => {
  const hours = before ?? after;
  if (hours !== undefined && (!isIncluded || !draft.set("hours", Number(hours)))) return false;
  return draft.set("includesSpace", isIncluded);
};

const hoursSource = "(\\d{1,2}(?:\\.\\d)?) ?(?:个)?(?:小时|hours?|h)";
const spaceSource =
  "(?:会议)?(?:场地|主?会场|会议室|会议厅|宴会厅|大厅|场租)(?:租金|租赁|使用费|使用)?|(?:meeting|function) room(?: hire| rental)?";

/** Terms of what may be in a price. */
const inclusions: readonly Term[] = [
  ...items,
  inclusion(
    `(?:${figure} ?(?:支|只|个) ?)?(无线|手持)?(?:话筒|麦克风|麦)(?: ?[x×]? ?${figure} ?(?:支|只|个)?)?|mic(?:rophone)?s?`,
    readMicrophones,
  ),
  inclusion(`(?:${figure} ?次)?(?:上午|下午|上下午)?(?:会议|会间)?茶歇(?: ?[x×]? ?${figure} ?次?)?`, readTeaBreaks),
  inclusion(`(?:${figure} )?(?:coffee|tea) breaks?`, readTeaBreaks),
  inclusion(
    `(${kindSource})?((?:早、?)?午、?晚餐|午餐|午饭|晚餐|晚饭|晚宴|早[中午]晚三餐|午晚(?=自助)|三餐)(${kindSource})?`,
    readMeals,
  ),
  inclusion("(buffet|set)? ?(lunch|dinner)(?: (buffet|set))?", readMeals),
  inclusion("(?:双人|双份|自助)?早餐?|breakfast", readBreakfast),
  inclusion(`(?:${hoursSource} ?(?:的)?)?(?:${spaceSource})(?: ?${hoursSource})?`, readSpace),
  inclusion("不收场租|免收?场租|场租全免", (draft) => draft.set("includesSpace", true)),
  inclusion("服务费|service charge", (draft, _match, isIncluded) => {
    draft.includesService = isIncluded;
    return isIncluded;
  }),
  inclusion("增值税|税金?费?|tax(?:es)?|vat", (draft, _match, isIncluded) => {
    draft.includesTax = isIncluded;
    return isIncluded;
  }),
];

const readPeople =
  (key: "minimumPeople" | "maximumPeople"): Read =>
  (draft, match) =>
    draft.set(key, Number(match[1] ?? match[2]));
const persons = "(?:人|位|pax|persons?|people|guests?|delegates?)";

const readStay: Read = (draft) => draft.setSpan("dayAndNight");

/** Terms that say how long a package lasts, for whom and when. */
const facts: readonly Term[] = [
  fact("半天|半日|half[ -]?day", (draft) => draft.setSpan("halfDay")),
  fact("全天|整天|全日|一天|full[ -]?day", (draft) => draft.setSpan("day")),
  fact("24 ?(?:小时|h|hours?)|住会", readStay),
  fact("(?:含)?(?:1|一)?(?:晚)?(?:住宿|住房)(?:(?:1|一)晚)?", readStay),
  fact(`时长 ?${hoursSource}|${hoursSource}`, (draft, match) => draft.set("hours", Number(match[1] ?? match[2]))),
  fact("双人同住(?:[1一]晚)?|双人入住|两人同住|2 ?人同住|两人一间|双人间|twin share", (draft) =>
    draft.set("guestsPerRoom", 2),
  ),
  fact("单人入住|单人住|单住|1 ?人同住|单人间|single occupancy", (draft) => draft.set("guestsPerRoom", 1)),
  fact("([34]) ?人同住", (draft, match) => draft.set("guestsPerRoom", Number(match[1]))),
  fact(
    "(\\d{1,5})[-~–—至到](\\d{1,5}) ?人",
    (draft, match) => draft.set("minimumPeople", Number(match[1])) && draft.set("maximumPeople", Number(match[2])),
  ),
  fact(
    `(\\d{1,5}) ?${persons} ?(?:起订|起售|起|以上起订|以上|minimum)|(?:最少|至少|不少于|最低|起订人数|起订|保底|min(?:imum)?\\.?(?: of)?) ?(\\d{1,5}) ?${persons}?`,
    readPeople("minimumPeople"),
  ),
  fact(
    `(\\d{1,5}) ?${persons} ?(?:以内|以下|maximum)|(?:最多|至多|不超过|上限|max(?:imum)?\\.?(?: of)?|up to) ?(\\d{1,5}) ?${persons}?`,
    readPeople("maximumPeople"),
  ),
  fact("自助餐?|buffet", (draft) => draft.setMealKind("buffet")),
  fact("围桌|桌餐", (draft) => draft.setMealKind("table")),
  fact("套餐", (draft) => draft.setMealKind("set")),
  fact("全包价?|all[- ]in(?:clusive)?", (draft) => draft.set("surcharge", 0)),
  // A net price is one to which others add, and one to which nothing is added: only a percentage says which.
  fact("净价|nett?", (draft) => draft.fields.surcharge !== undefined),
  fact("会议(?:包价|套餐)?|包价|使用|提供|免费|等|及|和|与|以及|每天|and|with|of|the|plus", () => true),
];

const include = /^(?:包含|包括|均含|已含|内含|含有|含|有|(?:includ(?:es?|ing|ed)|incl\.?|with)(?![a-z]))/i;
const exclude = /^(?:不包含|不包括|不含|未含|未包含|(?:exclud(?:es?|ing|ed)|excl\.?|without)(?![a-z]))/i;
const excludeBefore = /^(?:自理|另计|另付|另算|另收费|not included)$/i;

/** A step of a part of a package's text: a switch between what is in the price and what is not, or a term. */
export type Step = { to: "included" | "excluded" } | { term: Term; match: RegExpExecArray };

const excludesInside = /不包?含|不包括|未包?含|exclud|without/i;

/** Returns how what follows a part that cannot be read is to be taken: 不含酒水、投影. Undefined if it changes nothing. */
export function readMode(part: string): Mode | undefined {
  if (exclude.test(part.trim())) return "excluded";
  if (excludesInside.test(part)) return "uncertain";
  return include.test(part.trim()) ? "included" : undefined;
}

/** Returns the longest term at the start of a text. A term of Latin letters ends where its letters end. */
function readTerm(text: string): { term: Term; match: RegExpExecArray } | undefined {
  let best: { term: Term; match: RegExpExecArray } | undefined;
  for (const term of [...inclusions, ...facts]) {
    const match = term.pattern.exec(text);
    if (!match || match[0] === "" || match[0].length <= (best?.match[0].length ?? 0)) continue;
    if (/[a-z]$/i.test(match[0]) && /^[a-z]/i.test(text.slice(match[0].length))) continue;
    best = { term, match };
  }
  return best;
}

/** Reads a part of a package's text into steps; undefined if something in it is no term. */
export function readSteps(part: string): Step[] | undefined {
  const steps: Step[] = [];
  for (let rest = part.trim(); rest !== ""; ) {
    if (excludeBefore.test(rest)) {
      const hasTerm = steps.some((step) => "term" in step && step.term.isInclusion);
      return hasTerm ? [{ to: "excluded" }, ...steps, { to: "included" }] : undefined;
    }
    const switched = exclude.exec(rest) ?? include.exec(rest);
    const found = switched ? undefined : readTerm(rest);
    const length = switched?.[0].length ?? found?.match[0].length ?? 0;
    if (length === 0) return undefined;
    if (found) steps.push(found);
    else steps.push({ to: exclude.test(rest) ? "excluded" : "included" });
    rest = rest.slice(length).trimStart();
  }
  return steps;
}

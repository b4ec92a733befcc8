import { normalizeHeading } from "../cells/cell.ts";

/** What a column of a table of packages has. */
export type PackageField =
  | "venue"
  | "name"
  | "span"
  | "price"
  | "teaBreaks"
  | "breakfast"
  | "lunch"
  | "dinner"
  | "included"
  | "excluded"
  | "minimum"
  | "maximum"
  | "dates"
  | "conditions"
  | "note";

const namesByField: Readonly<Record<PackageField, string>> = {
  venue: "酒店名称 酒店名 酒店 场地名称 场地 场馆 hotel venue",
  name: "套餐名称 套餐名 包价名称 会议套餐 会议包价 套餐 包价 产品名称 package packagename",
  span: "时段 时长 套餐类型 包价类型 套餐时段 包价时段 类型 duration",
  price:
    "价格 单价 包价价格 套餐价 套餐价格 每位 每人 元每位 元每人 元/位 元/人 每位价格 价格每位 包价(元/位) 门市价 rate price",
  teaBreaks: "含茶歇 茶歇 茶歇次数 coffeebreak coffeebreaks teabreaks",
  breakfast: "早餐 含早餐 含早 breakfast",
  lunch: "午餐 含午餐 lunch",
  dinner: "晚餐 含晚餐 晚宴 dinner",
  included:
    "设备 包含 设备包含 设备/包含 包含设备 包含项目 包含内容 套餐内容 内容 含 所含设备 会场 场地使用 住宿 includes inclusions",
  excluded: "不含 不包含 不含项目 excludes",
  minimum: "起订人数 最少人数 最低人数 起订 保底人数 起订(人) minpax minimum",
  maximum: "最多人数 人数上限 最高人数 maxpax maximum",
  dates: "适用日期 有效期 适用时间 适用期 日期 validity",
  conditions: "服务费 服务费和税 税费 加收 星期 适用星期 servicecharge",
  note: "备注 说明 其他 remark remarks note",
};

const fieldByHeading = new Map(
  Object.entries(namesByField).flatMap(([field, names]) =>
    names.split(" ").map((name) => [normalizeHeading(name), field as PackageField] as const),
  ),
);
/** Units that a heading of a price may have in parentheses: a package is priced a head and day. */
const headUnit = /[(](?:元|rmb|cny|¥)?[/每]?(?:人|位|客|pax|person)?(?:[/·](?:天|日|day))?[)]$/i;

/** Finds what a column of a table of packages has by its heading. */
function findPackageField(heading: string): PackageField | undefined {
  const text = heading.normalize("NFKC").replace(/\s/g, "");
  return fieldByHeading.get(normalizeHeading(text)) ?? fieldByHeading.get(normalizeHeading(text.replace(headUnit, "")));
}

/** Headings that only a table of packages has next to a price. */
const contents: ReadonlySet<PackageField> = new Set(["teaBreaks", "lunch", "dinner", "included", "minimum", "span"]);
/** Headings of a space: a table that has one of them is no table of packages. */
const spaceHeading = /面积|长宽|净高|剧院|课桌|宴会式|楼层|会议室名称|厅名|城市|地址|theatre|area/i;

/** Returns the fields of a heading line of packages by position; undefined if it is none. */
export function toPackageFields(headings: readonly string[]): (PackageField | undefined)[] | undefined {
  if (headings.some((heading) => spaceHeading.test(heading))) return undefined;
  const found = new Set<PackageField>();
  const fields = headings.map((heading) => {
    const field = heading === "" ? undefined : findPackageField(heading);
    if (field === undefined || (field !== "included" && found.has(field))) return undefined;
    found.add(field);
    return field;
  });
  const namesPackage = found.has("name") || (found.has("span") && found.has("price"));
  const has = [...found].filter((field) => contents.has(field)).length;
  return found.has("price") && namesPackage && has >= 2 ? fields : undefined;
}

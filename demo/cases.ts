import type { CaseCard } from "../src/contract/sample.ts";
import { defaultCity } from "../src/domain/city/city.ts";
import type { EventTypeId } from "../src/domain/demand/options.ts";
import type { LayoutKey } from "../src/domain/space/layout.ts";

/** A short case of the home page: one number that says what was gained, and how. Invented, and marked so. */
export interface ShortCase extends CaseCard {
  eventType: EventTypeId;
  attendees: number;
  layout: LayoutKey;
  siteId: string;
  spaceCode: string;
  demo: true;
}

type Facts = Pick<ShortCase, "eventType" | "attendees" | "layout" | "spaceCode">;

const shortCase = (
  id: string,
  [value, unit]: readonly [string, string],
  name: string,
  story: string,
  facts: Facts,
): ShortCase => ({
  id,
  name,
  number: { value, unit },
  story,
  ...facts,
  cityName: defaultCity.name,
  siteId: facts.spaceCode.slice(0, 10),
  demo: true,
});

/** Set in the houses of the design, whose first serials never change. */
export const shortCases: readonly ShortCase[] = [
  shortCase(
    "1",
    ["28", "桌，主桌不挡视线"],
    "一家软件公司的年会",
    "原定 32 桌，按平面量过之后减到 28 桌，让出一条 3 米的上台通道。从提需求到签约 6 天。",
    { eventType: "annual-meeting", attendees: 280, layout: "banquet", spaceCode: "1100000001002" },
  ),
  shortCase(
    "2",
    ["4.2", "万元，两天含午餐"],
    "80 人的讲师培训",
    "把课桌排距从 1.4 米放到 1.8 米，换到大一号的厅，场租只多 3,000 元。",
    { eventType: "training", attendees: 80, layout: "classroom", spaceCode: "1100000001005" },
  ),
  shortCase(
    "3",
    ["11", "分钟，从地铁口到座位"],
    "500 人的产品发布",
    "选了离地铁近的展馆，省下 9 辆大巴；签到口按人流分成四个。",
    { eventType: "launch", attendees: 500, layout: "theatre", spaceCode: "1100000003001" },
  ),
  shortCase(
    "4",
    ["40", "厘米，屏矮下来的高度"],
    "一场 240 人的新品说明会",
    "场地说层高 6 米，量到最低的灯是 5.4 米。LED 屏改矮 40 厘米，最后一排仍看得全，没有换场地。",
    { eventType: "launch", attendees: 240, layout: "classroom", spaceCode: "1100000002002" },
  ),
  shortCase(
    "5",
    ["25", "分钟，一个厅翻成三个"],
    "经销商大会和三场分组会",
    "上午整厅 500 人，茶歇时落下两道隔断，下午三组各用一间，没有另租会议室。",
    { eventType: "conference", attendees: 500, layout: "theatre", spaceCode: "1100000001001" },
  ),
  shortCase(
    "6",
    ["4", "人临时到场，没有换厅"],
    "一次 18 人的闭门会",
    "订厅时按 22 人留位，长桌两头各空一段。当天多来 4 人，两头各加两把椅子就坐下了。",
    { eventType: "closed-door", attendees: 18, layout: "boardroom", spaceCode: "1100000006002" },
  ),
];

import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PackageSections } from "./package-sections.tsx";

const toText = (markup: string) => markup.replace(/<[^>]{1,400}>/g, "|").replace(/\|+/g, "|");

it("shows a package's price, day, contents, conditions, note and what the venue does not say", () => {
  const markup = renderToStaticMarkup(
    <PackageSections
      packages={[
        {
          name: "尊享全天",
          span: "day",
          price: 1398,
          includesSpace: true,
          hours: 8,
          teaBreaks: 2,
          lunch: "buffet",
          dinner: "none",
          items: ["led"],
          minimumPeople: 50,
          weekdays: [1, 2, 3, 4, 5],
          note: "提前 7 天预订",
        },
      ]}
    />,
  );
  expect(toText(markup)).toBe(
    "|会议包价|门市价；图中时刻为通常安排|8:00|12:00|18:00|22:00|尊享全天|1,398|元/位|会场|茶歇|自助午餐|茶歇|" +
      "会场 8 小时，2 次茶歇，自助午餐，LED 屏|不含晚餐|50 人起，周一至周五|提前 7 天预订|未写明：服务费和税|",
  );
  expect(markup).toContain('style="left:3.6%;width:57.1%"');
});

it("sums a package up for the people, of whom its minimum is charged", () => {
  const offered = { name: "全天", span: "day", price: 368, minimumPeople: 50, maximumPeople: 200 } as const;
  const render = (people?: number) => renderToStaticMarkup(<PackageSections packages={[offered]} people={people} />);
  expect(render(180)).toContain("180 人合计 ¥66,240");
  expect(render(30)).toContain("按起订 50 人计 ¥18,400");
  expect(render(201)).toContain("至多 200 人");
  expect(render()).not.toContain("合计");
});

it("shows published prices with their units and minimums, and nothing where there is nothing", () => {
  const markup = renderToStaticMarkup(<PackageSections prices={{ teaBreak: 58.5, table: 3380, minimumTables: 5 }} />);
  expect(toText(markup)).toBe("|餐饮与设备价（门市价）|茶歇|58.50| 元/位|围桌|3,380| 元/桌|5 桌起|");
  expect(renderToStaticMarkup(<PackageSections />)).toBe("");
});

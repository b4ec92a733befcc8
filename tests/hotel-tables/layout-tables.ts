import type { HotelTable } from "./hotel-table.ts";

const hotelGuess = (line: number, sheet = "") => `${sheet}第 ${line} 行：没有写类型，按名称为“酒店”`;

/** Files whose troubles are in the layout of their tables. */
export const layoutTables: readonly HotelTable[] = [
  {
    title: "headings in the third line and a name merged over its halls",
    file: "会场资料.xlsx",
    sheets: [
      {
        name: "资料",
        rows: [
          ["2026 年华北区酒店会场资料", null, null, null, null, null],
          ["制表：销售部", null, null, null, null, null],
          ["酒店名称", "城市", "会议室名称", "楼层", "面积", "净高"],
          ["云栖酒店", "北京", "大宴会厅", "3F", 1200, 6.5],
          [null, null, "大宴会厅 A", null, 600, null],
          [null, null, "大宴会厅 B", null, 600, null],
          ["海河饭店", "天津", "多功能厅", "2F", 400, 4.2],
        ],
        merges: ["A1:F1", "A2:F2", "A4:A6", "B4:B6", "D4:D6", "F4:F6"],
      },
    ],
    venues: [
      { name: "云栖酒店", cityCode: "110000", type: "hotel" },
      { name: "海河饭店", cityCode: "120000", type: "hotel" },
    ],
    spaces: [
      { name: "大宴会厅", floor: 3, area: 1200, height: 6.5, capacity: {} },
      { name: "大宴会厅 A", floor: 3, area: 600, height: 6.5, capacity: {} },
      { name: "大宴会厅 B", floor: 3, area: 600, height: 6.5, capacity: {} },
      { name: "多功能厅", floor: 2, area: 400, height: 4.2, capacity: {} },
    ],
    readings: [hotelGuess(4), hotelGuess(7)],
  },
  {
    title: "headings in two lines, with groups and units",
    file: "容量表.xlsx",
    sheets: [
      {
        name: "容量",
        rows: [
          ["酒店", null, "会议厅", "尺寸（m）", null, null, "容纳人数", null, null, "价格（元）", null],
          ["名称", "城市", null, "长", "宽", "高", "剧院", "课桌", "宴会（桌）", "半天", "全天"],
          ["云栖酒店", "北京", "牡丹厅", 30, 20, 5.5, 600, 350, 36, 18000, 30000],
          ["云栖酒店", "北京", "芍药厅", 20, 12, 4, 240, "130人", "14桌", "面议", "1.5万"],
        ],
        merges: ["A1:B1", "C1:C2", "D1:F1", "G1:I1", "J1:K1"],
      },
    ],
    venues: [{ name: "云栖酒店", cityCode: "110000", type: "hotel" }],
    spaces: [
      {
        name: "牡丹厅",
        length: 30,
        width: 20,
        height: 5.5,
        capacity: { theatre: 600, classroom: 350, banquet: 360 },
        priceHalfDay: 18_000,
        priceDay: 30_000,
        features: ["plan"],
      },
      {
        name: "芍药厅",
        length: 20,
        width: 12,
        height: 4,
        capacity: { theatre: 240, classroom: 130, banquet: 140 },
        priceDay: 15_000,
        features: ["plan"],
      },
    ],
    readings: [
      "第 3 行 宴会（桌）：“36桌”按每桌 10 人，共 360 人",
      "第 4 行 宴会（桌）：“14桌”按每桌 10 人，共 140 人",
      hotelGuess(3),
    ],
  },
  {
    title: "remarks, totals, blank lines and repeated headings",
    file: "打印版.csv",
    text: `酒店名称,城市,会议室,面积,剧院式,课桌式,,
云栖酒店,北京,牡丹厅,600,500,300,,
,,,,,,,
云栖酒店,北京,芍药厅,240,200,120,,
酒店名称,城市,会议室,面积,剧院式,课桌式,,
云栖酒店,北京,海棠厅,120,90,60,,
合计,,,960,790,480,,

备注：以上价格含服务费，不含茶歇。,,,,,,,
1、会议时间为 8:30–17:30；,,,,,,,
联系人：王经理,,,,,,,
`,
    venues: [{ name: "云栖酒店", cityCode: "110000", type: "hotel" }],
    spaces: [
      { name: "牡丹厅", area: 600, capacity: { theatre: 500, classroom: 300 } },
      { name: "芍药厅", area: 240, capacity: { theatre: 200, classroom: 120 } },
      { name: "海棠厅", area: 120, capacity: { theatre: 90, classroom: 60 } },
    ],
    readings: [hotelGuess(2)],
    skipped: [
      "第 7 行：“合计”是合计",
      "第 9 行：“备注：以上价格含服务费，不含茶歇。”是说明，不是数据",
      "第 10 行：“1、会议时间为 8:30–17:30；”是说明，不是数据",
      "第 11 行：“联系人：王经理”是说明，不是数据",
    ],
  },
  {
    title: "several sheets, one of them hidden, one without headings, and remarks to the right",
    file: "酒店与会场.xlsx",
    sheets: [
      { name: "说明", rows: [["本表由销售部填写"], ["有问题请来电"]] },
      {
        name: "酒店",
        rows: [
          ["编号", "酒店名称", "城市", "行政区", "星级", null, null],
          [8801, "云栖酒店", "北京", "朝阳", "五星", null, null],
        ],
      },
      {
        name: "会议室",
        rows: [
          ["场地编号", "会议室名称", "面积", "课桌式"],
          [8801, "牡丹厅", 600, 300, null, "已重新装修"],
          [8801, "芍药厅", 240, 120],
        ],
      },
      {
        name: "旧数据",
        isHidden: true,
        rows: [
          ["场地编号", "会议室名称", "面积"],
          [8801, "旧厅", 100],
        ],
      },
    ],
    venues: [{ id: "8801", name: "云栖酒店", cityCode: "110000", type: "hotel", star: 5, regionIds: ["110105"] }],
    spaces: [
      { name: "牡丹厅", area: 600, capacity: { classroom: 300 } },
      { name: "芍药厅", area: 240, capacity: { classroom: 120 } },
    ],
    hints: ["F 列没有表头，没有收"],
    readings: [hotelGuess(2, "工作表“酒店”")],
    skipped: ["工作表“说明”：没有认得的表头，没有读", "工作表“旧数据”：是隐藏的，没有读"],
  },
];

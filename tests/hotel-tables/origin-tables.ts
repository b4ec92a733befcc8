import type { HotelTable } from "./hotel-table.ts";

/** Files that do not say in every row what the row belongs to, or name their columns in words of their own. */
export const originTables: readonly HotelTable[] = [
  {
    title: "a table below the hotel's own, which names it in its title only",
    file: "资料.xlsx",
    sheets: [
      {
        name: "云栖",
        rows: [
          ["酒店名称", "城市", "地址", "客房数"],
          ["北京云栖酒店", "北京", "建国路 1 号", "约300间"],
          [null, null, null, null],
          ["北京云栖酒店会议室一览表", null, null, null, null],
          ["会议室", "面积（㎡）", "剧院式（人）", "课桌式（人）"],
          ["牡丹厅", "600", "500", "300"],
          ["芍药厅", 240, "200人", "120人"],
        ],
        merges: ["A4:D4"],
      },
    ],
    venues: [
      {
        name: "北京云栖酒店",
        cityCode: "110000",
        address: "建国路 1 号",
        type: "hotel",
        guestRoomCount: 300,
        features: ["rooms-100"],
      },
    ],
    spaces: [
      { name: "牡丹厅", area: 600, capacity: { theatre: 500, classroom: 300 } },
      { name: "芍药厅", area: 240, capacity: { theatre: 200, classroom: 120 } },
    ],
    readings: ["第 6 行：没有写场地，按表上方的标题归入“北京云栖酒店”", "第 2 行：没有写类型，按名称为“酒店”"],
    skipped: ["第 4 行：“北京云栖酒店会议室一览表”是小标题，不是数据"],
  },
  {
    title: "a CSV of merged cells: names stand in the first row only",
    file: "b.csv",
    text: `酒店名称,城市,地址,会议室名称,面积,课桌式,宴会式
云栖酒店,北京,建国路 1 号,牡丹厅,600,300,36
,,,芍药厅,240,120,100
,,,海棠厅,120,60,
海河饭店,天津,,多功能厅,400,200,20桌`,
    venues: [
      { name: "云栖酒店", cityCode: "110000", address: "建国路 1 号", type: "hotel" },
      { name: "海河饭店", cityCode: "120000", type: "hotel" },
    ],
    spaces: [
      { name: "牡丹厅", area: 600, capacity: { classroom: 300 } },
      { name: "芍药厅", area: 240, capacity: { classroom: 120, banquet: 100 } },
      { name: "海棠厅", area: 120, capacity: { classroom: 60 } },
      { name: "多功能厅", area: 400, capacity: { classroom: 200, banquet: 200 } },
    ],
    notes: ["第 2 行 宴会式：“36”与同一行的 300 人相差太大，可能是桌数：请写成“36桌”或“36人”"],
    readings: [
      "第 3 行：场地空着，按上面的“云栖酒店”",
      "第 5 行 宴会式：“20桌”按每桌 10 人，共 200 人",
      "第 2 行：没有写类型，按名称为“酒店”",
      "第 5 行：没有写类型，按名称为“酒店”",
    ],
  },
  {
    title: "figures that the spreadsheet made dates of, figures merged over rows, and errors of formulas",
    file: "c.xlsx",
    sheets: [
      {
        name: "Sheet1",
        rows: [
          ["酒店名称", "城市", "会议室名称", "楼层", "面积", "U型", "全天价"],
          [
            "云栖酒店",
            "北京",
            "牡丹厅",
            new Date("2026-01-02T00:00:00Z"),
            900,
            new Date("2026-08-10T00:00:00Z"),
            30000,
          ],
          ["云栖酒店", "北京", "芍药厅", "2F", null, "30", null],
          ["云栖酒店", "北京", null, "2F", 80, "20", null],
        ],
        merges: ["E2:E3", "G2:G3"],
      },
    ],
    venues: [{ name: "云栖酒店", cityCode: "110000", type: "hotel" }],
    spaces: [
      { name: "牡丹厅", capacity: {} },
      { name: "芍药厅", floor: 2, capacity: { ushape: 30 } },
    ],
    refused: ["第 4 行：名称：没有填"],
    notes: [
      "第 2 行 楼层：表格里存成了日期 2026-01-02，原来写的可能是“1-2”：请把单元格设为文本格式",
      "第 2 行 面积：“900”合并了 2 行，看不出是每个会场的还是合计",
      "第 2 行 U型：表格里存成了日期 2026-08-10，原来写的可能是“8-10”：请把单元格设为文本格式",
      "第 2 行 全天价：“30000”合并了 2 行，看不出是每个会场的还是合计",
      "第 3 行 面积：“900”合并了 2 行，看不出是每个会场的还是合计",
      "第 3 行 全天价：“30000”合并了 2 行，看不出是每个会场的还是合计",
    ],
    readings: ["第 2 行：没有写类型，按名称为“酒店”"],
  },
  {
    title: "hotels as titles between the rows, and columns of another name",
    file: "d.xlsx",
    city: "北京",
    map: ["层高=净高", "最大容量=剧院式", "负责人=忽略"],
    sheets: [
      {
        name: "酒店",
        rows: [
          ["名称", "类型"],
          ["云栖酒店", "酒店"],
          ["国家会议中心", null],
        ],
      },
      {
        name: "会议厅",
        rows: [
          ["厅房", "面积", "层高", "最大容量", "课卓式", "负责人", "年检"],
          ["云栖酒店", null, null, null, null, null, null],
          ["牡丹厅", 600, 5.5, "500人", 300, "张", "有"],
          ["国家会议中心", null, null, null, null, null, null],
          ["大会堂 A", 4800, 12, "约5000人", 3000, "李", "有"],
        ],
        merges: ["A2:G2", "A4:G4"],
      },
    ],
    venues: [
      { name: "云栖酒店", cityCode: "110000", type: "hotel" },
      { name: "国家会议中心", cityCode: "110000", type: "conference-centre" },
    ],
    spaces: [
      { name: "牡丹厅", area: 600, height: 5.5, capacity: { theatre: 500 } },
      { name: "大会堂 A", area: 4800, height: 12, capacity: { theatre: 5000 } },
    ],
    readings: [
      "工作表“会议厅”第 3 行：没有写场地，按小标题归入“云栖酒店”",
      "工作表“会议厅”第 5 行：没有写场地，按小标题归入“国家会议中心”",
      "工作表“酒店”第 3 行：没有写类型，按名称为“会议中心”",
    ],
    skipped: [
      "工作表“会议厅”第 2 行：“云栖酒店”是下面各行的场地名称",
      "工作表“会议厅”第 4 行：“国家会议中心”是下面各行的场地名称",
    ],
    hints: ["“课卓式”是不是“课桌式”？是的话加 --map 课卓式=课桌式"],
  },
];

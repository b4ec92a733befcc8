import type { PlacedFigure } from "#domain/content/article-figure.ts";

/** What the paragraphs of a question's answers reckon, by its id: a list for each answer, the best first. */
export const questionFigures: Readonly<Record<string, readonly (readonly PlacedFigure[])[]>> = {
  1: [
    [
      {
        kind: "ruler",
        paragraph: 0,
        room: { length: 20, width: 15, stage: { width: 8, depth: 3 } },
        layout: "theatre",
        published: 280,
        people: 220,
      },
      {
        kind: "plan",
        paragraph: 1,
        room: { length: 20, width: 15, stage: { width: 8, depth: 3 } },
        layout: "theatre",
        people: 220,
      },
    ],
    [
      {
        kind: "product",
        paragraph: 0,
        unit: "座",
        factors: [
          { length: 10.5, step: 0.56, unit: "座" },
          { length: 12.8, step: 0.96, unit: "排" },
        ],
      },
      {
        kind: "shares",
        paragraph: 1,
        of: 220,
        unit: "人",
        items: [
          { label: "免费，到场", share: 0.75 },
          { label: "付费或点名", share: 1 },
        ],
      },
    ],
  ],
  3: [
    [
      {
        kind: "bars",
        paragraph: 0,
        unit: "m²",
        items: [
          { label: "20 张圆桌", value: 260 },
          { label: "舞台 8 × 4 m", value: 32 },
          { label: "台前 2 m", value: 16 },
          { label: "控台", value: 12 },
        ],
      },
      {
        kind: "plan",
        paragraph: 1,
        room: { length: 28, width: 15, stage: { width: 8, depth: 4 } },
        layout: "banquet",
        people: 200,
      },
    ],
  ],
  4: [
    [
      {
        kind: "bars",
        paragraph: 1,
        unit: "m²",
        items: [
          { label: "24 人 U 形", value: 86 },
          { label: "列席 16 人", value: 20 },
        ],
      },
    ],
  ],
  9: [[{ kind: "plan", paragraph: 1, room: { length: 9.8, width: 9.3 }, layout: "hollow", people: 30 }]],
  21: [
    [
      {
        kind: "bars",
        paragraph: 0,
        unit: "元",
        items: [
          { label: "场租", value: 32_000 },
          { label: "屏和音响", value: 9000 },
          { label: "背景和签到", value: 7000 },
          { label: "现场 5 人", value: 4000 },
        ],
      },
    ],
  ],
  23: [
    [
      {
        kind: "shares",
        paragraph: 0,
        of: 150,
        unit: "人",
        items: [
          { label: "上午茶歇", share: 0.92 },
          { label: "下午茶歇", share: 0.75 },
        ],
      },
    ],
  ],
  25: [
    [
      {
        kind: "bars",
        paragraph: 0,
        unit: "元",
        items: [
          { label: "网络专线", value: 4500 },
          { label: "进场管理", value: 3000 },
          { label: "开瓶费", value: 3000 },
          { label: "接电", value: 2400 },
          { label: "地毯保洁", value: 2000 },
          { label: "停车", value: 1500 },
        ],
      },
      {
        kind: "bars",
        paragraph: 1,
        unit: "元",
        items: [
          { label: "超时 2 小时", value: 7000 },
          { label: "夜里搭建", value: 6000 },
          { label: "加 20 份餐", value: 4000 },
        ],
      },
    ],
  ],
  29: [
    [
      {
        kind: "bars",
        paragraph: 1,
        unit: "元",
        items: [
          { label: "下雨租篷", value: 3000 },
          { label: "超时", value: 2700 },
          { label: "多来 20 人", value: 1920 },
          { label: "嘉宾改签", value: 1600 },
          { label: "印刷返工", value: 1500 },
        ],
      },
    ],
  ],
  37: [
    [
      {
        kind: "bars",
        paragraph: 1,
        unit: "元",
        items: [
          { label: "换厅多付", value: 16_000 },
          { label: "搭建改图", value: 6000 },
          { label: "加 3 辆大巴", value: 4800 },
          { label: "重印", value: 4500 },
        ],
      },
    ],
  ],
  40: [
    [
      {
        kind: "bars",
        paragraph: 0,
        unit: "元",
        items: [
          { label: "场租加价", value: 7500 },
          { label: "讲者改签", value: 3600 },
          { label: "搭建改档", value: 3000 },
          { label: "资料改日期", value: 2200 },
        ],
      },
    ],
  ],
  42: [
    [
      {
        kind: "bars",
        paragraph: 0,
        unit: "小时",
        items: [
          { label: "清桌椅", value: 1 },
          { label: "卸货和舞台", value: 1.5 },
          { label: "装屏", value: 5 },
        ],
      },
    ],
  ],
  44: [
    [
      {
        kind: "bars",
        paragraph: 0,
        unit: "公斤",
        items: [
          { label: "屏", value: 720 },
          { label: "吊梁", value: 64 },
          { label: "线缆", value: 60 },
        ],
      },
    ],
  ],
  52: [
    [
      { kind: "minutes", paragraph: 0, people: 200, places: 4, perMinute: 6, available: 15 },
      { kind: "minutes", paragraph: 1, people: 120, places: 4, perMinute: 4, available: 15 },
    ],
  ],
  58: [
    [
      {
        kind: "bars",
        paragraph: 0,
        unit: "分钟",
        items: [
          { label: "讲者 6 位", value: 18 },
          { label: "颁奖", value: 15 },
          { label: "开场", value: 10 },
          { label: "片子 2 条", value: 8 },
        ],
      },
    ],
  ],
  66: [
    [
      {
        kind: "bars",
        paragraph: 0,
        unit: "分钟",
        items: [
          { label: "厅", value: 25 },
          { label: "卸货口和货梯", value: 10 },
          { label: "签到区", value: 10 },
          { label: "电箱", value: 5 },
          { label: "洗手间", value: 5 },
          { label: "餐厅", value: 5 },
        ],
      },
    ],
  ],
  67: [
    [
      {
        kind: "bars",
        paragraph: 0,
        unit: "元",
        items: [
          { label: "用餐", value: 25_200 },
          { label: "厅", value: 20_000 },
          { label: "客房", value: 9750 },
        ],
      },
      {
        kind: "bars",
        paragraph: 1,
        unit: "元",
        items: [
          { label: "客房", value: 23_400 },
          { label: "用餐", value: 20_700 },
          { label: "厅", value: 12_000 },
          { label: "大巴", value: 4400 },
        ],
      },
    ],
  ],
  69: [
    [
      {
        kind: "bars",
        paragraph: 0,
        unit: "分钟",
        items: [
          { label: "两场问答", value: 10 },
          { label: "茶歇", value: 5 },
          { label: "宣传片", value: 4 },
          { label: "换场主持", value: 3 },
        ],
      },
    ],
  ],
};

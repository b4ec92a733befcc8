import type { HotelTable } from "./hotel-table.ts";

/** Files whose troubles are in their cells. */
export const cellTables: readonly HotelTable[] = [
  {
    title: "numbers of people as they are written",
    file: "云栖酒店.csv",
    text: `酒店名称,城市,会议室名称,面积,剧院式,课桌式,宴会式,U型,鸡尾酒式
云栖酒店,北京,大宴会厅,1200㎡,约1000人,600人左右,40桌,不可,80-100
云栖酒店,北京,牡丹厅,６００平,８００,300+,40桌/12人,×,面积太小
云栖酒店,北京,芍药厅,"1,200",500~600,200（含发言席）,30-36桌,—,40席`,
    venues: [{ name: "云栖酒店", cityCode: "110000", type: "hotel" }],
    spaces: [
      {
        name: "大宴会厅",
        area: 1200,
        capacity: { theatre: 1000, classroom: 600, banquet: 400, ushape: 0, cocktail: 100 },
      },
      { name: "牡丹厅", area: 600, capacity: { theatre: 800, classroom: 300, banquet: 480, ushape: 0 } },
      { name: "芍药厅", area: 1200, capacity: { theatre: 600, classroom: 200, banquet: 360 } },
    ],
    notes: ["第 3 行 鸡尾酒式：“面积太小”不是数字", "第 4 行 鸡尾酒式：“40席”看不出是桌数还是座位数"],
    readings: [
      "第 2 行 宴会式：“40桌”按每桌 10 人，共 400 人",
      "第 2 行 鸡尾酒式：“80-100”是一个范围，取上限 100",
      "第 3 行 宴会式：“40桌/12人”按每桌 12 人，共 480 人",
      "第 4 行 剧院式：“500~600”是一个范围，取上限 600",
      "第 4 行 课桌式：“200（含发言席）”括号里的“含发言席”没有收",
      "第 4 行 宴会式：“30-36桌”是一个范围，取上限 36",
      "第 4 行 宴会式：“30-36桌”按每桌 10 人，共 360 人",
      "第 2 行：没有写类型，按名称为“酒店”",
    ],
  },
  {
    title: "prices that are ranges, unknown, of another unit or another period",
    file: "报价.xlsx",
    sheets: [
      {
        name: "报价",
        rows: [
          ["酒店名称", "城市", "会议厅", "面积", "全天价（万元）", "半天价", "晚间价"],
          ["海棠饭店", "上海", "一号厅", 800, 3, "¥18,000", "面议"],
          ["海棠饭店", "上海", "二号厅", "500-600㎡", "3-5", "1.5万/半天", "电询"],
          ["海棠饭店", "上海", "三号厅", "300平米", "2万/天起", "8000元/小时", "免费"],
          ["海棠饭店", "上海", "四号厅", 120, "面议", "500元/人", "3w（含税）"],
        ],
      },
    ],
    venues: [{ name: "海棠饭店", cityCode: "310000", type: "hotel" }],
    spaces: [
      { name: "一号厅", area: 800, priceDay: 30_000, priceHalfDay: 18_000, capacity: {} },
      { name: "二号厅", area: 500, priceDay: 50_000, priceHalfDay: 15_000, capacity: {} },
      { name: "三号厅", area: 300, priceDay: 20_000, priceEvening: 0, capacity: {} },
      { name: "四号厅", area: 120, priceEvening: 30_000, capacity: {} },
    ],
    notes: [
      "第 4 行 半天价：“8000元/小时”是每小时的价格，不是这一列的",
      "第 5 行 半天价：“500元/人”是每人的价格，不是这一列的",
    ],
    readings: [
      "第 3 行 面积：“500-600㎡”是一个范围，取下限 500",
      "第 3 行 全天价（万元）：“3-5万元”是一个范围，取上限 50000",
      "第 5 行 晚间价：“3w（含税）”括号里的“含税”没有收",
      "第 2 行：没有写类型，按名称为“酒店”",
    ],
  },
  {
    title: "equipment, sizes, floors and heights",
    file: "设备.xlsx",
    sheets: [
      {
        name: "Sheet1",
        rows: [
          ["酒店", "城市", "厅名", "楼层", "长×宽", "层高", "净高", "LED屏", "舞台", "投影", "柱", "自然光"],
          ["锦程酒店", "杭州", "宴会厅", "1-2层", "40m×30m", 8, "6.5-7米", "有 8×4m", "12×6×0.6", "√", "无柱", "无"],
          ["锦程酒店", "杭州", "西湖厅", "B1", "长30米宽20米", 5, "约4.5m", "8m*4m", "有", "2台", "4根", "有"],
          ["锦程酒店", "杭州", "钱塘厅", "三层", "20*10*4", 5, null, "P2.5 6×3", "8×4", "可租", "有", "是"],
          ["锦程酒店", "杭州", "灵隐厅", "顶层", "20/10", 5, "380cm", "无", "×", "有（收费）", "—", "否"],
        ],
      },
    ],
    venues: [{ name: "锦程酒店", cityCode: "330100", type: "hotel" }],
    spaces: [
      {
        name: "宴会厅",
        floor: 1,
        length: 40,
        width: 30,
        height: 6.5,
        led: { width: 8, height: 4 },
        stage: { width: 12, depth: 6, height: 0.6 },
        projection: true,
        pillars: 0,
        daylight: false,
        features: ["led", "projection", "stage", "pillar-free", "ground-floor", "plan"],
        capacity: {},
      },
      {
        name: "西湖厅",
        floor: -1,
        length: 30,
        width: 20,
        height: 4.5,
        led: { width: 8, height: 4 },
        projection: true,
        pillars: 4,
        daylight: true,
        features: ["led", "projection", "stage", "daylight", "plan"],
        capacity: {},
      },
      {
        name: "钱塘厅",
        floor: 3,
        length: 20,
        width: 10,
        height: 4,
        led: { width: 6, height: 3 },
        daylight: true,
        features: ["led", "stage", "daylight", "plan"],
        capacity: {},
      },
      { name: "灵隐厅", height: 3.8, projection: true, daylight: false, features: ["projection"], capacity: {} },
    ],
    notes: [
      "第 4 行 投影：“可租”看不出是有还是没有",
      "第 4 行 柱：“有”没有写几根",
      "第 5 行 楼层：“顶层”不是楼层",
      "第 5 行 长×宽：“20/10”不是“长×宽×高”的尺寸",
    ],
    readings: [
      "第 2 行 楼层：“1-2层”跨几层，按最低的 1 层",
      "第 2 行 净高：“6.5-7米”是一个范围，取下限 6.5",
      "第 4 行 舞台：“8×4”记为“有”，尺寸缺高，没有收",
      "第 5 行 投影：“有（收费）”记为“有”，“收费”没有收",
      "第 2 行：没有写类型，按名称为“酒店”",
    ],
    hints: ["“层高”含吊顶和梁，不是净高，没有收；写的就是净高时，加 --map 层高=净高"],
  },
  {
    title: "types from names, cities from addresses, and figures out of range",
    file: "场地.csv",
    text: `名称,地址,客房数,车位,星级,评分,经度,纬度,开业
北京国际会议中心酒店,北京市朝阳区北四环东路 8 号,312间(套),约200个,五星级（挂牌）,4.8分,116.4,,2015年6月
滨江艺术中心,上海市徐汇区龙腾大道,—,80,准五星,48,,,2008
云上度假村,浙江省湖州市德清县,150-180,100+,,,120.1,30.5,待定
大剧院,广东省深圳市福田区,无,300,5,4.9,500,30,15年
无名之地,北京市东城区,10,,,,,,`,
    venues: [
      {
        name: "北京国际会议中心酒店",
        cityCode: "110000",
        address: "北京市朝阳区北四环东路 8 号",
        type: "hotel",
        guestRoomCount: 312,
        parkingCount: 200,
        star: 5,
        rating: { score: 4.8 },
        opened: 2015,
        features: ["rooms-100", "parking-100"],
      },
      {
        name: "滨江艺术中心",
        cityCode: "310000",
        address: "上海市徐汇区龙腾大道",
        type: "art-centre",
        parkingCount: 80,
        opened: 2008,
      },
      {
        name: "云上度假村",
        cityCode: "330500",
        address: "浙江省湖州市德清县",
        type: "resort",
        guestRoomCount: 150,
        parkingCount: 100,
        lng: 120.1,
        lat: 30.5,
        features: ["rooms-100", "parking-100"],
      },
      {
        name: "大剧院",
        cityCode: "440300",
        address: "广东省深圳市福田区",
        type: "theatre",
        guestRoomCount: 0,
        parkingCount: 300,
        star: 5,
        rating: { score: 4.9 },
        features: ["parking-100"],
      },
    ],
    spaces: [],
    refused: ["第 6 行：类型：没有填，或不在类型表里"],
    notes: [
      "第 3 行 星级：“准五星”不是星级（1 至 5）",
      "第 5 行 开业：“15年”不是年份",
      "第 2 行 经度：经度和纬度只有一个",
      "第 3 行 评分：大于 10",
      "第 5 行 经度：大于 180",
    ],
    readings: [
      "第 2 行 星级：“五星级（挂牌）”括号里的“挂牌”没有收",
      "第 4 行 客房数：“150-180”是一个范围，取下限 150",
      "第 2 行：没有写城市，按地址",
      "第 2 行：没有写类型，按名称为“酒店”",
      "第 3 行：没有写城市，按地址",
      "第 3 行：没有写类型，按名称为“艺术馆秀场”",
      "第 4 行：没有写城市，按地址",
      "第 4 行：没有写类型，按名称为“度假村”",
      "第 5 行：没有写城市，按地址",
      "第 5 行：没有写类型，按名称为“剧院影院”",
    ],
  },
];

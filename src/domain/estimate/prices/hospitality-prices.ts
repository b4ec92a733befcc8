import { priceSources as sources } from "./price-sources.ts";
import { createPriceRow as price } from "./create-price-row.ts";

/** Unit prices of dining and guest rooms, net where the trade quotes them net. Collected 2026-11-22. */
export const hospitalityPrices = [
  price(
    "lunch.buffet.s4",
    "四星自助午餐",
    "元/人",
    [
      [128, 168, 238],
      [98, 128, 188],
      [78, 108, 150],
    ],
    ["first"],
    [sources.fourStarRooms, sources.hotelRoomsFoshan],
  ),
  price("lunch.buffet.s3", "三星自助午餐", "元/人", [
    [78, 98, 138],
    [58, 78, 108],
    [48, 68, 88],
  ]),
  price("lunch.set", "商务套餐", "元/人", [
    [80, 128, 220],
    [60, 98, 168],
    [48, 78, 128],
  ]),
  price(
    "lunch.box",
    "工作餐盒饭",
    "元/人",
    [
      [30, 45, 70],
      [28, 38, 55],
      [20, 30, 45],
    ],
    ["first"],
    [sources.beijingEvent2023],
  ),
  price(
    "tea.s5",
    "五星茶歇",
    "元/人",
    [
      [90, 130, 180],
      [70, 98, 140],
      [55, 75, 110],
    ],
    ["first"],
    [sources.hotelRoomsFoshan, sources.hotelBanquetRates],
  ),
  price(
    "tea.s4",
    "四星茶歇",
    "元/人",
    [
      [55, 75, 110],
      [45, 58, 85],
      [35, 48, 70],
    ],
    ["first", "newFirst"],
    [sources.fourStarRooms, sources.hangzhouQuotes2024, sources.hotelBanquetRates],
  ),
  price("tea.s3", "三星茶歇", "元/人", [
    [35, 50, 70],
    [30, 40, 55],
    [22, 32, 48],
  ]),
  price(
    "dinner.buffet.s4",
    "四星自助晚餐",
    "元/人",
    [
      [168, 228, 328],
      [128, 168, 248],
      [98, 138, 198],
    ],
    ["first"],
    [sources.fourStarRooms],
  ),
  price("dinner.buffet.s3", "三星自助晚餐", "元/人", [
    [88, 118, 168],
    [68, 92, 128],
    [58, 78, 108],
  ]),
  price(
    "table.s5",
    "五星桌餐，10 人",
    "元/桌",
    [
      [3800, 5200, 8800],
      [2900, 3900, 6500],
      [2200, 2900, 4800],
    ],
    ["first"],
    [sources.chongqingBanquets2014, sources.beijingParties2013],
  ),
  price(
    "table.s4",
    "四星桌餐，10 人",
    "元/桌",
    [
      [2580, 3380, 4880],
      [1980, 2580, 3880],
      [1380, 1880, 2880],
    ],
    ["first"],
    [sources.beijingParties2013, sources.chongqingBanquets2014],
  ),
  price("table.s3", "三星桌餐，10 人", "元/桌", [
    [1500, 2000, 2980],
    [1180, 1580, 2280],
    [880, 1200, 1680],
  ]),
  price("drinks.table", "桌餐酒水", "元/桌", [
    [300, 600, 1500],
    [200, 450, 1200],
    [150, 300, 800],
  ]),
  price("reception", "冷餐酒会", "元/人", [
    [180, 280, 450],
    [150, 220, 350],
    [118, 168, 268],
  ]),
  price("drinks.soft", "软饮", "元/人", [
    [30, 50, 88],
    [25, 40, 68],
    [15, 28, 48],
  ]),
  price(
    "water",
    "瓶装水",
    "元/瓶",
    [
      [3, 6, 15],
      [2, 5, 12],
      [2, 4, 8],
    ],
    ["newFirst"],
    [sources.hangzhouMeetup2018],
  ),
  price(
    "room.s5",
    "五星客房",
    "元/间夜",
    [
      [760, 980, 1420],
      [480, 650, 1000],
      [380, 500, 780],
    ],
    ["first"],
    [sources.beijingRoomRates, sources.shanghaiRoomRates, sources.beijingRoomRates2016, sources.nationalRoomRates2021],
  ),
  price(
    "room.s4",
    "四星客房",
    "元/间夜",
    [
      [500, 640, 790],
      [320, 430, 620],
      [260, 340, 480],
    ],
    ["first"],
    [sources.beijingRoomRates, sources.beijingRoomRates2016],
  ),
  price(
    "room.s3",
    "三星客房",
    "元/间夜",
    [
      [330, 420, 560],
      [220, 300, 420],
      [180, 240, 330],
    ],
    ["first", "other"],
    [sources.beijingRoomRates, sources.beijingRoomRates2016, sources.nanaoLimits],
  ),
];

import { priceSources as sources } from "./price-sources.ts";
import { createPriceRow as price } from "./create-price-row.ts";

/** Unit prices of spaces, of building the set and what stands in it, net where the trade quotes them net. Collected 2026-11-22. */
export const venuePrices = [
  price(
    "venue.halfday.s5",
    "五星会场，半天",
    "元/m²·半天",
    [
      [35, 60, 100],
      [25, 42, 70],
      [18, 30, 50],
    ],
    ["first"],
    [sources.venueCosts, sources.hotelRoomsFoshan, sources.shenzhenCentre2010],
  ),
  price(
    "venue.halfday.s4",
    "四星会场，半天",
    "元/m²·半天",
    [
      [22, 38, 65],
      [16, 27, 48],
      [11, 19, 35],
    ],
    ["first", "newFirst"],
    [sources.fourStarRooms, sources.hangzhouQuotes2024, sources.shenzhenCentre2010],
  ),
  price(
    "venue.halfday.s3",
    "三星会场，半天",
    "元/m²·半天",
    [
      [15, 26, 45],
      [10, 18, 32],
      [7, 12, 22],
    ],
    ["other"],
    [sources.hourlyRooms, sources.nanaoLimits],
  ),
  price(
    "venue.fullday.s5",
    "五星会场，全天",
    "元/m²·天",
    [
      [55, 98, 165],
      [40, 70, 115],
      [28, 50, 82],
    ],
    ["first"],
    [sources.hotelRoomsFoshan, sources.venueCosts, sources.shenzhenCentre2010],
  ),
  price(
    "venue.fullday.s4",
    "四星会场，全天",
    "元/m²·天",
    [
      [35, 62, 108],
      [26, 45, 80],
      [18, 32, 58],
    ],
    ["first", "newFirst"],
    [sources.fourStarRooms, sources.hangzhouQuotes2024],
  ),
  price(
    "venue.fullday.s3",
    "三星会场，全天",
    "元/m²·天",
    [
      [24, 43, 75],
      [16, 30, 53],
      [11, 20, 36],
    ],
    ["other"],
    [sources.hourlyRooms, sources.nanaoLimits],
  ),
  price("venue.overtime", "会场超时，占半天租金", "%/小时", [
    [15, 25, 35],
    [15, 25, 35],
    [15, 25, 35],
  ]),
  price(
    "venue.holdRoom.day",
    "贵宾室",
    "元/间·天",
    [
      [800, 1500, 3000],
      [600, 1000, 2000],
      [300, 600, 1200],
    ],
    ["first", "other"],
    [sources.shenzhenCentre2010, sources.cixiCentre],
  ),
  price("venue.setupDayFactor", "搭建日，占全天租金", "%", [
    [30, 50, 100],
    [30, 50, 100],
    [30, 50, 100],
  ]),
  price("venue.eveningSetupFactor", "前夜搭建，占全天租金", "%", [
    [20, 30, 50],
    [20, 30, 50],
    [20, 30, 50],
  ]),
  price("venue.minSpendWaiver", "餐饮、房费达标后的场租减免", "%", [
    [0, 30, 100],
    [0, 30, 100],
    [0, 30, 100],
  ]),
  price(
    "stage.base",
    "拼装舞台，高 0.4–0.8 m",
    "元/m²",
    [
      [50, 110, 200],
      [45, 90, 160],
      [40, 75, 140],
    ],
    ["first", "newFirst"],
    [sources.beijingStage],
  ),
  price(
    "signwall",
    "签到墙",
    "元/项",
    [
      [1200, 2800, 6000],
      [1000, 2200, 5000],
      [700, 1500, 3500],
    ],
    ["first"],
    [sources.beijingEvent2024],
  ),
  price(
    "rollup",
    "易拉宝",
    "元/个",
    [
      [80, 160, 300],
      [70, 140, 260],
      [55, 110, 220],
    ],
    ["first", "newFirst"],
    [sources.beijingEvent2024],
  ),
  price("design.kv", "主视觉与延展设计", "元/项", [
    [3000, 8000, 20000],
    [2500, 6000, 15000],
    [1500, 4000, 10000],
  ]),
  price("tableflower", "宴会桌花", "元/桌", [
    [80, 150, 350],
    [60, 120, 280],
    [40, 80, 200],
  ]),
];

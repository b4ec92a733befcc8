import { priceSources as sources } from "./price-sources.ts";
import { createPriceRow as price } from "./create-price-row.ts";

/** Unit prices of people, printed matter, transport, permits and fees, net where the trade quotes them net. Collected 2026-11-22. */
export const servicePrices = [
  price(
    "staff.pm",
    "现场项目经理",
    "元/人·天",
    [
      [1000, 1600, 2500],
      [900, 1400, 2200],
      [700, 1100, 1800],
    ],
    ["first"],
    [sources.fourStarRooms],
  ),
  price(
    "photo.day",
    "摄影师",
    "元/人·天",
    [
      [1500, 2500, 4500],
      [1000, 1800, 3500],
      [800, 1400, 2500],
    ],
    ["first", "newFirst"],
    [sources.photoRates, sources.photoPricing, sources.beijingEvent2023],
  ),
  price(
    "photo.live",
    "照片直播",
    "元/场",
    [
      [1200, 2400, 4000],
      [1000, 2000, 3500],
      [800, 1500, 2600],
    ],
    ["newFirst"],
    [sources.photoRates],
  ),
  price(
    "interp.si.en",
    "英语同声传译",
    "元/人·天",
    [
      [6000, 8500, 15000],
      [5500, 7500, 12000],
      [5000, 7000, 11000],
    ],
    ["first"],
    [sources.beijingInterpreting, sources.interpreterRates, sources.interpretingTable, sources.stateRules2012],
  ),
  price(
    "badge.paper",
    "代表证",
    "元/个",
    [
      [3, 8, 18],
      [3, 6, 15],
      [2, 5, 12],
    ],
    ["first", "other"],
    [sources.printLimits, sources.meetup2025, sources.beijingEvent2023, sources.shanghaiMeetup2025],
  ),
  price("manual", "会议手册", "元/本", [
    [10, 22, 50],
    [9, 18, 42],
    [7, 15, 35],
  ]),
  price(
    "bag",
    "资料袋",
    "元/个",
    [
      [8, 20, 40],
      [7, 16, 35],
      [5, 12, 28],
    ],
    ["first"],
    [sources.beijingEvent2023, sources.meetup2025, sources.beijingEvent2024],
  ),
  price("gift", "伴手礼", "元/份", [
    [50, 120, 300],
    [40, 100, 250],
    [30, 80, 180],
  ]),
  price(
    "coach.55",
    "大巴 49–57 座",
    "元/辆·天",
    [
      [1700, 2100, 2800],
      [1400, 1750, 2300],
      [1000, 1400, 1900],
    ],
    ["first", "newFirst", "other"],
    [sources.beijingCoaches2025, sources.chengduCoaches2025, sources.hefeiCoaches, sources.stateRules2012],
  ),
  price("airport.coach", "机场、车站大巴接送", "元/趟", [
    [800, 1200, 1800],
    [700, 1000, 1500],
    [500, 800, 1200],
  ]),
  price("ins.public", "公众责任险", "元/项", [
    [500, 1500, 5000],
    [500, 1500, 5000],
    [500, 1500, 5000],
  ]),
  price("fee.permit", "大型活动报批代办", "元/项", [
    [2000, 8000, 30000],
    [2000, 8000, 30000],
    [2000, 8000, 30000],
  ]),
  price(
    "fee.service",
    "酒店服务费",
    "%",
    [
      [10, 15, 15],
      [10, 15, 15],
      [10, 15, 15],
    ],
    ["first", "newFirst", "other"],
    [
      sources.fiveStarRooms,
      sources.chongqingBanquets2014,
      sources.corkage2011,
      sources.hotelBanquetRates,
      sources.venueCosts,
    ],
  ),
  price("fee.agency", "会务公司服务费", "%", [
    [5, 10, 15],
    [5, 10, 15],
    [5, 10, 15],
  ]),
  price(
    "fee.vat",
    "增值税",
    "%",
    [
      [6, 6, 6],
      [6, 6, 6],
      [6, 6, 6],
    ],
    ["first", "newFirst", "other"],
    [sources.changshaVat],
  ),
  price(
    "fee.contingency",
    "不可预见费",
    "%",
    [
      [5, 10, 15],
      [5, 10, 15],
      [5, 10, 15],
    ],
    ["first", "newFirst", "other"],
    [sources.budgetTemplate, sources.academicBudget, sources.beijingStage],
  ),
  price("fee.multiday", "设备次日起占首日价", "%", [
    [40, 55, 70],
    [40, 55, 70],
    [40, 55, 70],
  ]),
];

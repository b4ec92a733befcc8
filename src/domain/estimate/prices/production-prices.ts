import { priceSources as sources } from "./price-sources.ts";
import { createPriceRow as price } from "./create-price-row.ts";

/** Unit prices of audio, video, light, interpretation and streaming, net where the trade quotes them net. Collected 2026-11-22. */
export const productionPrices = [
  price(
    "led.p3",
    "LED 屏 P3",
    "元/m²·天",
    [
      [300, 500, 900],
      [220, 400, 700],
      [200, 350, 600],
    ],
    ["first", "newFirst"],
    [sources.beijingEquipment, sources.beijingStage],
  ),
  price(
    "led.hotelBuiltin",
    "酒店自有 LED 屏",
    "元/场",
    [
      [3000, 6000, 15000],
      [2000, 3500, 8000],
      [1000, 2000, 5000],
    ],
    ["newFirst"],
    [sources.hangzhouQuotes2024],
  ),
  price(
    "projector.5000",
    "投影机 4,000–6,000 流明",
    "元/台·天",
    [
      [500, 900, 1500],
      [400, 750, 1300],
      [300, 600, 1000],
    ],
    ["first"],
    [sources.beijingEquipment, sources.beijingStage, sources.beijingSummit],
  ),
  price(
    "sound.small",
    "音响，80 人以内",
    "元/套·天",
    [
      [800, 1500, 2500],
      [700, 1200, 2000],
      [500, 900, 1600],
    ],
    ["first"],
    [sources.beijingEquipment, sources.beijingStage, sources.huairouStage, sources.beijingInterpretationSound],
  ),
  price(
    "sound.medium",
    "音响，80–300 人",
    "元/套·天",
    [
      [1800, 3500, 6000],
      [1500, 2800, 5000],
      [1200, 2200, 4000],
    ],
    ["first"],
    [sources.beijingEquipment, sources.beijingSummit],
  ),
  price(
    "sound.large",
    "音响，300–800 人",
    "元/套·天",
    [
      [5000, 9000, 16000],
      [4000, 7500, 13000],
      [3500, 6000, 10000],
    ],
    ["newFirst"],
    [sources.ledTwoWeeks],
  ),
  price("sound.xlarge", "音响，800 人以上", "元/套·天", [
    [10000, 18000, 35000],
    [8500, 15000, 28000],
    [7000, 12000, 22000],
  ]),
  price(
    "light.basic",
    "会议灯光",
    "元/套·天",
    [
      [1000, 2000, 3500],
      [800, 1600, 3000],
      [600, 1200, 2200],
    ],
    ["first"],
    [sources.beijingEquipment, sources.huairouStage],
  ),
  price("light.gala", "晚会灯光", "元/套·天", [
    [15000, 30000, 60000],
    [12000, 24000, 48000],
    [9000, 18000, 36000],
  ]),
  price(
    "mic.wireless",
    "无线话筒",
    "元/支·天",
    [
      [100, 180, 300],
      [80, 140, 250],
      [55, 100, 200],
    ],
    ["first", "newFirst"],
    [sources.beijingEquipment, sources.beijingSummit],
  ),
  price(
    "staff.av",
    "音视频技术员",
    "元/人·天",
    [
      [500, 800, 1500],
      [400, 650, 1200],
      [300, 550, 1000],
    ],
    ["first", "newFirst"],
    [sources.fourStarRooms, sources.beijingComputers2026],
  ),
  price(
    "si.equipment.100",
    "同传设备，100 人以内",
    "元/套·天",
    [
      [2000, 3500, 6000],
      [2000, 3300, 5500],
      [1800, 3000, 5000],
    ],
    ["first"],
    [sources.beijingInterpreting, sources.beijingInterpretationSize, sources.stateRules2012],
  ),
  price(
    "si.equipment.300",
    "同传设备，100–300 人",
    "元/套·天",
    [
      [3500, 6000, 10000],
      [3500, 5500, 9000],
      [3000, 5000, 8000],
    ],
    ["first"],
    [sources.beijingInterpreting, sources.beijingInterpretationSize, sources.conferenceInterpreting],
  ),
  price("si.booth", "译员间", "元/间·天", [
    [1000, 1800, 3000],
    [900, 1600, 2800],
    [800, 1500, 2500],
  ]),
  price("stream.single", "单机位直播", "元/场", [
    [2500, 4000, 7000],
    [2000, 3200, 5500],
    [1500, 2500, 4500],
  ]),
  price("vc.system", "视频会议", "元/场", [
    [1500, 3000, 6000],
    [1200, 2500, 5000],
    [1000, 2000, 4000],
  ]),
];

import type { Theme } from "../picture-selection/library-picture.ts";
import type { langhamBrands } from "./langham-group.ts";

/** A room as length × width, in metres. */
type Sides = readonly [length: number, width: number];

/** An invented hotel of the group: where it stands, how large it is and which rooms it has. */
export interface LanghamHotel {
  cityCode: string;
  brand: keyof typeof langhamBrands;
  /** Invented name with its reading. */
  characters: string;
  reading: string;
  /** GCJ-02, near a business area that suits such a hotel. */
  position: readonly [lng: number, lat: number];
  opened: number;
  renovated?: number;
  /** Absent: the hotel does not publish it. */
  guestRoomCount?: number;
  theme: Theme;
  ballroom: { sides: Sides; height: number; parts: 2 | 3 };
  functionRooms: readonly Sides[];
  meetingRooms: readonly Sides[];
  lawn?: Sides;
}

/**
 * The demo hotels of the group, all invented, in cities where the group has or had a hotel by 2024 (Great Eagle's
 * announcements; Beijing, Shenzhen, Hefei, Haikou, Changsha and Ningbo are general knowledge). The first of a city has
 * the first id.
 */
export const langhamHotels: readonly LanghamHotel[] = [
  {
    cityCode: "310000",
    brand: "langham",
    characters: "澄禾",
    reading: "Chenghe",
    position: [121.4738, 31.2205],
    opened: 2011,
    renovated: 2023,
    guestRoomCount: 342,
    theme: "ivory",
    ballroom: { sides: [36, 26.6], height: 6.6, parts: 3 },
    functionRooms: [
      [20, 13],
      [16, 11],
    ],
    meetingRooms: [
      [12, 8],
      [10, 7.5],
      [9, 6.5],
    ],
    lawn: [36, 24],
  },
  {
    cityCode: "310000",
    brand: "langham",
    characters: "明庭",
    reading: "Mingting",
    position: [121.4892, 31.2391],
    opened: 2006,
    renovated: 2021,
    guestRoomCount: 268,
    theme: "rosewood",
    ballroom: { sides: [28, 20], height: 5.2, parts: 2 },
    functionRooms: [[15, 11]],
    meetingRooms: [
      [11, 7.5],
      [9, 6.5],
    ],
  },
  {
    cityCode: "310000",
    brand: "cordis",
    characters: "远舟",
    reading: "Yuanzhou",
    position: [121.3185, 31.1942],
    opened: 2017,
    guestRoomCount: 396,
    theme: "slate",
    ballroom: { sides: [42, 30], height: 7.2, parts: 3 },
    functionRooms: [
      [22, 15],
      [18, 12],
      [16, 11],
    ],
    meetingRooms: [
      [12, 8],
      [12, 8],
      [10, 7],
    ],
  },
  {
    cityCode: "110000",
    brand: "cordis",
    characters: "清岸",
    reading: "Qingan",
    position: [116.4618, 39.9522],
    opened: 2014,
    renovated: 2022,
    guestRoomCount: 296,
    theme: "walnut",
    ballroom: { sides: [33, 23.6], height: 6, parts: 2 },
    functionRooms: [
      [19, 13],
      [15, 10],
    ],
    meetingRooms: [
      [12, 8],
      [10, 7],
    ],
  },
  {
    cityCode: "440300",
    brand: "langham",
    characters: "枫渡",
    reading: "Fengdu",
    position: [114.0274, 22.5381],
    opened: 2013,
    renovated: 2020,
    theme: "linen",
    ballroom: { sides: [30, 20.6], height: 5.4, parts: 2 },
    functionRooms: [[18, 12]],
    meetingRooms: [
      [11, 7.5],
      [9, 6.5],
    ],
  },
  {
    cityCode: "440100",
    brand: "langham",
    characters: "荷屿",
    reading: "Heyu",
    position: [113.3655, 23.1024],
    opened: 2012,
    guestRoomCount: 488,
    theme: "ivory",
    ballroom: { sides: [40, 28], height: 7, parts: 3 },
    functionRooms: [
      [21, 14],
      [17, 12],
    ],
    meetingRooms: [
      [12, 8],
      [10, 7.5],
      [10, 7],
    ],
  },
  {
    cityCode: "460100",
    brand: "langham",
    characters: "语舟",
    reading: "Yuzhou",
    position: [110.2162, 20.0541],
    opened: 2015,
    guestRoomCount: 412,
    theme: "linen",
    ballroom: { sides: [34, 21], height: 6.6, parts: 2 },
    functionRooms: [[20, 14]],
    meetingRooms: [
      [11, 7.5],
      [10, 7],
    ],
    lawn: [40, 28],
  },
  {
    cityCode: "340100",
    brand: "langham",
    characters: "晨川",
    reading: "Chenchuan",
    position: [117.2262, 31.8171],
    opened: 2016,
    guestRoomCount: 318,
    theme: "jade",
    ballroom: { sides: [32, 22], height: 5.8, parts: 2 },
    functionRooms: [[18, 12]],
    meetingRooms: [
      [11, 7.5],
      [9, 6.5],
    ],
  },
  {
    cityCode: "430100",
    brand: "langham",
    characters: "竹石",
    reading: "Zhushi",
    position: [112.9786, 28.1962],
    opened: 2019,
    guestRoomCount: 336,
    theme: "walnut",
    ballroom: { sides: [31, 22.4], height: 6.2, parts: 2 },
    functionRooms: [[18, 13]],
    meetingRooms: [
      [11, 8],
      [9, 6.5],
    ],
  },
  {
    cityCode: "330200",
    brand: "cordis",
    characters: "朝岸",
    reading: "Zhaoan",
    position: [121.6663, 29.7712],
    opened: 2018,
    guestRoomCount: 284,
    theme: "jade",
    ballroom: { sides: [28, 19], height: 5.6, parts: 2 },
    functionRooms: [[16, 11]],
    meetingRooms: [
      [10, 7],
      [9, 6.5],
    ],
    lawn: [34, 24],
  },
  {
    cityCode: "330100",
    brand: "cordis",
    characters: "桐舍",
    reading: "Tongshe",
    position: [120.1664, 30.2568],
    opened: 2017,
    renovated: 2024,
    guestRoomCount: 302,
    theme: "jade",
    ballroom: { sides: [29, 20], height: 5.6, parts: 2 },
    functionRooms: [
      [17, 12],
      [14, 10],
    ],
    meetingRooms: [
      [10, 7.5],
      [9, 6.5],
    ],
  },
  {
    cityCode: "350200",
    brand: "langham",
    characters: "和屏",
    reading: "Heping",
    position: [118.1771, 24.5259],
    opened: 2020,
    guestRoomCount: 278,
    theme: "slate",
    ballroom: { sides: [30, 21], height: 6, parts: 2 },
    functionRooms: [[18, 12]],
    meetingRooms: [
      [11, 7.5],
      [9, 6.5],
    ],
    lawn: [32, 22],
  },
  {
    cityCode: "440600",
    brand: "cordis",
    characters: "安言",
    reading: "Anyan",
    position: [113.1442, 23.0491],
    opened: 2018,
    guestRoomCount: 264,
    theme: "rosewood",
    ballroom: { sides: [27, 19], height: 5.4, parts: 2 },
    functionRooms: [[16, 11]],
    meetingRooms: [
      [10, 7],
      [9, 6.5],
    ],
  },
];

import type { VenueTypeKey } from "#domain/venue/venue-types.ts";
import type { Theme } from "../picture-selection/library-picture.ts";
import type { RoomPlan } from "../rooms/room-kinds.ts";

/** A venue designed by hand, so that the running site can be compared with the design. All are invented. */
export interface Showcase {
  name: string;
  nameEn: string;
  aliases?: readonly string[];
  type: VenueTypeKey;
  star?: 4 | 5;
  lng: number;
  lat: number;
  opened: number;
  renovated?: number;
  guestRoomCount?: number;
  /** Furnishing theme; drawn by seed if absent. */
  theme?: Theme;
  rooms: readonly RoomPlan[];
}

const createRoom = (
  kind: RoomPlan["kind"],
  name: string,
  floor: number,
  length: number,
  width: number,
  height: number,
  parts?: RoomPlan[],
): RoomPlan => ({ kind, name, floor, length, width, height, ...(parts ? { parts } : {}) });

/** Showcase venues, in Beijing under the first serials. */
export const showcases: readonly Showcase[] = [
  {
    name: "云栖会议酒店",
    nameEn: "Yunqi Conference Hotel",
    type: "hotel",
    star: 5,
    lng: 116.4585,
    lat: 39.9121,
    opened: 2016,
    renovated: 2023,
    guestRoomCount: 412,
    theme: "walnut",
    rooms: [
      createRoom("ballroom", "大宴会厅 A+B+C", 3, 40, 32, 6.2, [
        createRoom("ballroom", "宴会厅A", 3, 32, 18, 6.2),
        createRoom("function", "宴会厅B", 3, 32, 11, 6.2),
        createRoom("function", "宴会厅C", 3, 32, 11, 6.2),
      ]),
      createRoom("function", "多功能厅 1", 2, 22, 15, 4.5),
      createRoom("meeting", "会议室 5", 4, 12, 9, 3.2),
      createRoom("meeting", "会议室 6", 4, 12, 9, 3.2),
      createRoom("boardroom", "董事厅 2", 4, 11, 6.5, 3),
    ],
  },
  {
    name: "望京里会议中心",
    nameEn: "Wangjingli Conference Centre",
    type: "conference-centre",
    lng: 116.4748,
    lat: 39.9921,
    opened: 2018,
    rooms: [
      createRoom("ballroom", "大会堂", 1, 40, 21.5, 5.4),
      createRoom("function", "报告厅", 2, 30, 22, 5.4),
      createRoom("meeting", "会议室 1", 3, 13, 8, 3.3),
      createRoom("meeting", "会议室 2", 3, 13, 8, 3.3),
      createRoom("meeting", "会议室 3", 3, 9.5, 6.5, 3),
      createRoom("boardroom", "圆桌厅", 3, 12, 7, 3.1),
    ],
  },
  {
    name: "燕东展览中心",
    nameEn: "Yandong Exhibition Centre",
    type: "exhibition-hall",
    lng: 116.5062,
    lat: 39.9055,
    opened: 2009,
    renovated: 2021,
    rooms: [
      createRoom("hall", "1 号馆", 1, 66, 42, 8.5),
      createRoom("hall", "2 号馆", 1, 60, 40, 8.5),
      createRoom("function", "会议区 1", 2, 24, 18, 4.6),
      createRoom("function", "会议区 2", 2, 32, 22, 5),
      createRoom("meeting", "会议室 1", 2, 12, 8, 3.2),
      createRoom("meeting", "会议室 2", 2, 12, 8, 3.2),
    ],
  },
  {
    name: "劲松剧场",
    nameEn: "Jinsong Theatre",
    type: "theatre",
    lng: 116.4622,
    lat: 39.8832,
    opened: 1987,
    renovated: 2019,
    rooms: [
      createRoom("auditorium", "大剧场", 1, 31, 20, 9.5),
      createRoom("function", "排练厅", 2, 27, 22, 4.2),
      createRoom("gallery", "前厅", 1, 24, 12, 5.6),
    ],
  },
  {
    name: "太阳宫商务酒店",
    nameEn: "Taiyanggong Business Hotel",
    type: "hotel",
    star: 4,
    lng: 116.4511,
    lat: 39.9748,
    opened: 2012,
    guestRoomCount: 268,
    rooms: [
      createRoom("ballroom", "三层大宴会厅", 3, 28, 24, 4.8),
      createRoom("function", "多功能厅", 2, 19, 12, 3.9),
      createRoom("meeting", "会议室 201", 2, 11, 7.5, 3),
      createRoom("meeting", "会议室 202", 2, 11, 7.5, 3),
      createRoom("meeting", "会议室 301", 3, 9, 6.5, 2.9),
      createRoom("boardroom", "董事厅", 3, 10, 6, 2.9),
    ],
  },
  {
    name: "东四会所",
    nameEn: "Dongsi Club",
    type: "club",
    lng: 116.4158,
    lat: 39.9268,
    opened: 2014,
    rooms: [
      createRoom("salon", "主沙龙", 1, 16, 9, 4),
      createRoom("boardroom", "廊厅", 2, 11.5, 6.5, 3.2),
      createRoom("dining", "私宴厅", 2, 12, 7.5, 3.1),
      createRoom("salon", "茶室", 2, 6.5, 5, 2.8),
    ],
  },
];

/** Short reasons why a venue is recommended, each from a fact of the catalogue. */
export const reasonsZh = {
  both: (place: string) => `同在${place}`,
  away: (distance: string) => `相距\u00a0${distance}`,
  same: (stars: string) => `同为${stars}`,
  seats: (space: string, layout: string, people: string) => `${space} ${layout}可坐 ${people} 人`,
  largest: (area: string) => `最大会场 ${area} m²`,
  guestRooms: (count: string) => `客房 ${count} 间`,
  size: (size: string) => `${size} m`,
  area: (area: string) => `${area} m²`,
  height: (metres: string) => `净高 ${metres} m`,
  led: (size: string) => `LED 屏 ${size} m`,
  has: {
    pillarFree: "无柱",
    daylight: "有自然光",
    video: "可视频会议",
    projection: "有投影",
    stage: "有舞台",
    foyer: "有独立前厅",
  },
  metro: (minutes: number) => `地铁步行 ${minutes} 分钟`,
  perDay: (yuan: string) => `日租金 ${yuan}`,
} as const;

/** Names of round numbers of people; others are written in digits. */
const peopleNames: Record<string, string> = {
  "1,000": "千人",
  100: "百人",
  50: "五十人",
  30: "三十人",
  20: "二十人",
  10: "十人",
};
const formatAttendees = (people: string): string => peopleNames[people] ?? `${people} 人`;

/** Occasions of the home page: 百人培训, 300 人年会. */
export const occasionsZh = {
  training: (people: string) => `${formatAttendees(people)}培训`,
  "annual-meeting": (people: string) => `${formatAttendees(people)}年会`,
  "closed-door": (people: string) => `${formatAttendees(people)}闭门会`,
} as const;

import type { Random } from "../random.ts";

const nameThemes: readonly (readonly string[])[] = [
  [
    "牡丹厅",
    "丁香厅",
    "玉兰厅",
    "海棠厅",
    "芙蓉厅",
    "紫荆厅",
    "茉莉厅",
    "石榴厅",
    "银杏厅",
    "腊梅厅",
    "栀子厅",
    "百合厅",
  ],
  [
    "泰山厅",
    "黄山厅",
    "华山厅",
    "庐山厅",
    "衡山厅",
    "嵩山厅",
    "恒山厅",
    "雁荡厅",
    "武夷厅",
    "祁连厅",
    "昆仑厅",
    "天目厅",
  ],
  [
    "长江厅",
    "黄河厅",
    "珠江厅",
    "湘江厅",
    "汉江厅",
    "赣江厅",
    "闽江厅",
    "漓江厅",
    "嘉陵厅",
    "松花厅",
    "怒江厅",
    "钱塘厅",
  ],
  [
    "春分厅",
    "清明厅",
    "谷雨厅",
    "立夏厅",
    "小满厅",
    "芒种厅",
    "夏至厅",
    "白露厅",
    "秋分厅",
    "霜降厅",
    "立冬厅",
    "冬至厅",
  ],
  ["松厅", "竹厅", "梅厅", "兰厅", "荷厅", "菊厅", "桂厅", "枫厅", "柏厅", "桐厅", "柳厅", "杉厅"],
];

/** How a venue names its rooms: by number, by floor and number, or by a theme. */
export interface NamingHabit {
  meeting(index: number, floor: number): string;
  function(index: number, count: number): string;
  ballroom: string;
  part(parentName: string, index: number): string;
}

const nameByNumber = (title: string) => (index: number) => `${title} ${index + 1}`;

function nameByFloor(title: string): NamingHabit["meeting"] {
  const used = new Map<number, number>();
  return (_, floor) => {
    const serial = (used.get(floor) ?? 0) + 1;
    used.set(floor, serial);
    return floor < 0 ? `${title} B${-floor}0${serial}` : `${title} ${floor}${String(serial).padStart(2, "0")}`;
  };
}

/** Names rooms by a theme; numbers them when the names are used up. */
function nameByTheme(random: Random): NamingHabit["meeting"] {
  const names = random.shuffled(random.pick(nameThemes));
  return (index) => names[index] ?? `会议室 ${index - names.length + 1}`;
}

/** Draws the naming habit of a venue. */
export function drawNamingHabit(random: Random): NamingHabit {
  const meeting = random.weighted<() => NamingHabit["meeting"]>([
    [() => nameByNumber("会议室"), 40],
    [() => nameByFloor("会议室"), 25],
    [() => nameByTheme(random), 35],
  ])();
  const ballroom = random.weighted([
    ["大宴会厅", 60],
    ["宴会厅", 25],
    ["多功能大厅", 15],
  ]);
  const title = ballroom === "大宴会厅" ? "宴会厅" : ballroom;
  const roman = random.chance(0.12);
  return {
    meeting,
    ballroom,
    part: (parentName, index) => {
      const letter = roman ? ` ${["I", "II", "III", "IV", "V"][index]}` : String.fromCharCode(65 + index);
      return `${parentName === ballroom ? title : parentName}${letter}`;
    },
    function: (index, count) => (count === 1 ? "多功能厅" : `多功能厅 ${index + 1}`),
  };
}

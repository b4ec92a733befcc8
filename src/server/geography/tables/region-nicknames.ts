/** The other names that people give a region: by city code, the region's name and its other names, separated by spaces; _ is a space. */
export const regionNicknames: Readonly<Record<string, readonly (readonly [region: string, nicknames: string])[]>> = {
  "110000": [["环球度假区", "环球影城 北京环球影城 环球影城度假区 universal_studios universal_beijing"]],
  "310000": [
    ["虹桥商务区", "虹桥 大虹桥 hongqiao"],
    ["上海虹桥站", "虹桥枢纽 虹桥交通枢纽 虹桥综合交通枢纽 hongqiao_hub"],
  ],
};

/** Words of the schematic maps. */
export const mapZh = {
  label: "本页场地在地图上的位置",
  note: "示意图，线为地铁；数字为会场一天起价",
  outside: (count: number) => `示意图，线为地铁；本页另有 ${count} 个在图外或位置暂无`,
  many: (count: number) => `这里有 ${count} 个`,
} as const;

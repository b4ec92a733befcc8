/** What a planner should know of a hotel group before asking for its hotels, by the group's key. */
export const groupNotesZh: Readonly<Partial<Record<string, string>>> = {
  evergrande:
    "集团母公司 2025 年 8 月退市，部分酒店可能已换业主或更名，询价时由顾问逐家核实。恒大持有、由其他集团管理的酒店归在管理方名下。",
  shimao: "只收世茂喜达自营品牌。世茂持有、由万豪、希尔顿、凯悦、洲际管理的酒店归在管理方名下。",
  radisson: "浙江的雷迪森酒店属另一家公司，不在此列。",
};

/** What a need is of: the catering, the time of day, the event (which says that the sentence is about one), anything else. */
export type NeedKind = "catering" | "time" | "event" | "plain";

/**
 * Needs of an event that no filter can express: they are read, filter nothing, and stand in the remarks of the demand. Synonyms are
 * separated by spaces; _ is a space.
 */
export const needSynonyms: readonly (readonly [kind: NeedKind, synonyms: string])[] = [
  [
    "catering",
    "茶歇 自助餐 自助午餐 自助晚餐 自助餐饮 含餐 含三餐 含早 含早餐 含午餐 含晚餐 含中餐 含正餐 含茶歇 包餐 包吃 包吃住 含住宿餐饮 午餐 晚餐 午宴 工作餐 盒饭 便当 简餐 下午茶 点心 酒水 素食 素餐 清真 清真餐 " +
      "coffee_break coffee_breaks tea_break tea_breaks buffet lunch dinner halal vegetarian",
  ],
  [
    "time",
    "早上 早晨 上午 中午 下午 晚上 晚间 傍晚 凌晨 夜里 夜晚 白天 全天 半天 一整天 整天 半日 全日 上半天 下半天 通宵 工作日 节假日 非周末 morning afternoon evening full_day half_day half-day full-day",
  ],
  [
    "event",
    "报告厅 阶梯教室 多媒体教室 教室 礼堂 主会场 分会场 仪式 签约仪式 庆典 典礼 颁奖 颁奖典礼 毕业典礼 联谊会 联欢会 团拜会 茶话会 交流会 对接会 洽谈会 说明会 咨询会 评审会 例会 复盘会 家长会 同学会 校友会 生日会 生日宴 寿宴 升学宴 谢师宴 " +
      "领导小组 工作小组 项目小组 评审小组 专家小组 筹备小组 音乐会 演唱会 音乐节 演出 比赛 赛事 考试 面试 圆桌会议 圆桌会 圆桌讨论 圆桌对话 seminar",
  ],
  [
    "plain",
    "白板 翻页板 收费 免费 免费停车 免费停车场 免费停车位 免费车位 停车免费 学术 外宾多 外宾比较多 外宾较多 外宾参会 急 急需 尽快 越快越好 " +
      "不要太小 不要太大 不要太贵 不要太吵 不要太旧 不要太偏 不要太挤 不要太差 不要太老 不要太高 不要太低 别太小 别太大 别太贵 别太吵 别太旧 别太偏 别太挤 别太差 不能太小 不能太贵 不能太偏 不贵 不吵 " +
      "安静 干净 卫生 漂亮 环境好 环境好的 热闹 繁华 温馨 室内 连锁 市中心 市区 城里 城区 市里 市内 中心位置 公司附近 家附近 " +
      "进场 撤场 搭台 彩排 布展的 搭建 布置 签约 付款 发票 专票 包场 含税 含服务费 " +
      "一夜 两夜 二夜 三夜",
  ],
];

const catering = new Set(
  needSynonyms.flatMap(([kind, synonyms]) =>
    kind === "catering" ? synonyms.replaceAll(" ", "\n").replaceAll("_", " ").split("\n") : [],
  ),
);

/** Returns whether a need is of the catering: 茶歇, 自助餐. */
export const isCateringNeed = (need: string): boolean => catering.has(need);

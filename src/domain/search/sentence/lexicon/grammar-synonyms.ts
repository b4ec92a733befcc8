import type { Bound, Cue, Mark, Unit } from "../token.ts";

type Rows<T> = readonly (readonly [meaning: T, synonyms: string])[];

/** Precede a number and name its subject. Synonyms are separated by spaces; _ stands for a space. */
export const cueSynonyms: Rows<Cue> = [
  [
    "price",
    "价格 价位 价钱 单价 最低价格 最低价 最低的价格 起价 均价 报价 售价 费用 花费 消费 开销 价格区间 价格范围 价格预算 价格大概 预算 经费 预算价格 budget price",
  ],
  ["total", "总预算 总价 总共预算 总费用 预算总共 预算一共 总经费 total_budget"],
  [
    "spacePrice",
    "场租 场租费 场租预算 场地费 场地费用 场地租金 场地价格 场地预算 会场价 会场费 会场价格 会场预算 会场租金 会议室价格 租金 租场费",
  ],
  [
    "roomPrice",
    "房价 房费 房间价格 房间价 客房价 客房价格 客房预算 住宿费 住宿费用 住宿价格 住宿预算 住宿标准 房间预算 房间费用 room_rate room_price room_rates",
  ],
  ["headPrice", "人均 每人 人均预算 人均消费 人均费用 per_person per_head"],
  ["meal", "餐标 餐费 用餐标准 餐标人均 餐标每人"],
  ["rating", "评分 评价 打分 得分 口碑 分数 用户评分 好评 评级 rating rated score"],
  [
    "height",
    "层高 净高 挑高 举架 高度 吊顶高 吊顶高度 场高 厅高 净空 净空高 净空高度 空高 挑空 ceiling ceiling_height clear_height height",
  ],
  ["area", "面积 使用面积 场地面积 展览面积 总面积 室内面积 area"],
  [
    "people",
    "人数 容纳 可容纳 能容纳 容量 能坐 可坐 可以坐 坐得下 坐 坐下 参会人数 参会人员 参会 与会 到场 出席 能坐下 规模 容得下 装下 能装下 接纳 for",
  ],
  ["rooms", "客房 客房数 房间 房间数 住房 标间 大床房 双床房 双人间 单人间 标准间 套房 用房 guest_rooms"],
  ["ahead", "提前 提早"],
];

/** Units of the preceding number; matched only after a number. */
export const unitSynonyms: Rows<Unit> = [
  [
    "people",
    "人 位 名 个人 位人 口人 号人 人次 位来宾 名来宾 观众 名观众 位观众 嘉宾 来宾 学员 家长 代表 位嘉宾 名嘉宾 位客人 名客人 名员工 个座位 个座 座 席 座位 名代表 名学员 个学员 个客人 个嘉宾 个客户 位客户 名客户 个同事 位同事 名同事 people persons person pax ppl guests guest attendees seats delegates participants",
  ],
  ["tables", "桌 围 张桌子 张圆桌 桌人 tables"],
  ["area", "平 平米 平方 平方米 ㎡ m² m2 个平方 平方左右 方 sqm sq_m square_metres square_meters square_metre"],
  ["metres", "米 m 公尺 metres meters metre meter"],
  ["yuan", "元 块 块钱 元钱 圆 rmb 人民币 元人民币 块人民币 元整 yuan cny ¥"],
  [
    "rooms",
    "间 间房 间客房 间房间 个房间 间标间 间大床房 间双床房 间大床 间双床 个标间 间住房 套房 间夜 间卧房 rooms guest_rooms",
  ],
  ["days", "天 整天 天时间 days day -day -days"],
  ["score", "分"],
  ["star", "星 星级 颗星 钻 stars star -star -stars"],
  ["cars", "个车位 个停车位 车位 停车位 辆车 台车 辆 辆小车 辆轿车"],
  ["perDay", "/天 /日"],
  ["perNight", "/晚 /夜 /间 /间夜"],
  ["perHead", "/人 /位"],
  ["perHalfDay", "/半天 /半日"],
  ["perTable", "/桌 /围"],
  ["nights", "晚 晚上 夜 个晚上 nights night"],
  [
    "spaces",
    "间会议室 间分会场 间教室 间会场 间小会议室 间小会场 个会议室 个会场 个分会场 个主会场 个小会场 个厅 个小厅 个大厅 个分会 个小会议室 个包间 个包厢 个教室 meeting_rooms breakout_rooms breakouts",
  ],
  [
    "other",
    "日 分钟 小时 个小时 钟头 点 点半 点钟 公里 千米 km 岁 层 楼 号 号线 次 家 场 遍 种 些 米宽 米长 米深 米进深 % 折 周 个月 年 月 度 票 份 杯 瓶 顿 个星期 个礼拜 个 分之 页 张 把 条 套 部 台 kg 吨 公斤 安 a 千瓦 kw 寸 英寸 倍 届 期 级 线 hours hour minutes minute",
  ],
];

/** Precede or follow a price: its currency and period. */
export const rateSynonyms: Rows<Unit> = [
  ["yuan", "¥ rmb cny 人民币"],
  ["perDay", "每天 每日 一天 a_day per_day 每个整天"],
  ["perTable", "每桌 每张桌 每围 一桌 per_table a_table"],
  ["perHalfDay", "每半天 每个半天 半天价 per_half_day"],
  ["perNight", "每晚 一晚 每晚上 一晚上 每夜 每间 每间夜 一间 每间房 每个房间 a_night per_night"],
];

/** Bounds before a number or after its cue. */
export const leadingBoundSynonyms: Rows<Bound> = [
  [
    "least",
    "不低于 不少于 不小于 不得低于 不得少于 不能低于 不能少于 不要低于 别低于 至少 最少 起码 最低 最小 大于 超过 多于 高于 不止 大于等于 满 达到 达 at_least over more_than above minimum min no_less_than > >= ≥",
  ],
  [
    "most",
    "不超过 不高于 不多于 不大于 不超出 不能超过 不要超过 别超过 不得超过 不可超过 不能高于 不要高于 控制在 至多 最多 最高 最大不超过 低于 少于 小于 不到 顶多 封顶 上限 under below within up_to less_than at_most maximum max no_more_than < <= ≤",
  ],
  ["about", "大约 大概 约 约莫 差不多 大致 估计 around about approximately approx roughly"],
];
/** Bounds after a number and its unit. */
export const trailingBoundSynonyms: Rows<Bound> = [
  ["least", "以上 及以上 或以上 之上 往上 起 起步 + 或更高 或更多 及更高 朝上 and_above or_above or_more and_up plus"],
  ["most", "以内 以下 之内 及以下 或以下 之下 内 封顶 以里 为上限 打住 顶天 or_less or_below max"],
  ["about", "左右 上下 前后 的样子 附近 不到 出头 or_so"],
  ["between", "之间 区间 范围 这个区间 范围内 区间内"],
];

/** Marks that modify the adjacent tokens. */
export const markSynonyms: Rows<Mark> = [
  [
    "not",
    "不要 不需要 不需 无需 不用 不想 不想要 不想住 不必 不含 不带 不提供 没提供 不包含 不包括 不支持 不供应 没有 没 不是 不要求 不喜欢 不考虑 不住 不去 不选 别选 别找 别要 除了 除 排除 避开 拒绝 非 不在 不能 不可以 不接受 不一定要 不一定 不非要 不非得 别给我推 别给我推荐 别推 别推荐 别给我 别考虑 别用 自己带 我们带 自备 自己准备 不 without not except",
  ],
  [
    "notAfter",
    "除外 以外 之外 无所谓 不重要 算了 可有可无 不限 不作要求 没要求 没有要求 不做要求 随意 不要了 不用了 就不用了 别了 就别了 免了 就免了 都不要 都不行",
  ],
  ["but", "但 但是 而 而是 只 只要 就要 要 需要 想要 得要 必须 一定要 务必 改成 换成 but"],
  [
    "have",
    "有 提供 带 含 配 配有 配备 设有 具备 具有 拥有 自带 附带 包含 包括 支持 享有 带有 with offers offering has",
  ],
  [
    "seek",
    "找 想找 要找 寻找 帮我找 找个 找一个 找一家 找家 订 预订 预定 推荐 介绍 选 挑 挑选 选择 安排 入住 住 去 想去 换 换一家 换个 来个 find book looking_for need want",
  ],
  [
    "wish",
    "最好 希望 尽量 尽可能 优先 更好 更佳 最佳 为佳 更棒 加分 更理想 要是能 如果能 若能 如果可以 偏好 倾向 倾向于 能有更好 preferably ideally hopefully prefer",
  ],
  ["near", "附近 旁边 周边 边上 周围 一带 附近的 旁 近旁 跟前 周边的 周围的 旁边的 那边 那一带 沿线 nearby"],
  ["adjacent", "靠近 临近 邻近 紧邻 紧挨 挨着 紧靠 毗邻 靠着 near close_to next_to"],
  ["from", "离 距 距离 离着"],
  [
    "close",
    "近 很近 较近 最近 近点 近一点 近些 近一些 比较近 不远 别太远 不太远 不要太远 不能太远 不要离太远 不算远 方便 便利",
  ],
  ["far", "远 远点 远一点 远些 远一些 比较远 太远 很远"],
  [
    "anyLayout",
    "台型不限 不限台型 台形不限 台型随意 台型都行 台型都可以 什么台型都行 台型无所谓 怎么摆都行 怎么摆都可以 怎么摆都成 摆法不限 不限摆法 布局不限 不限布局 any_layout any_setup any_style any_seating",
  ],
  ["metro", "地铁 地铁站 轨道交通 metro subway metro_station subway_station"],
];

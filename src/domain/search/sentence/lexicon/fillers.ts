import type { FillerKind } from "../token.ts";

/**
 * Fillers that filter nothing: courtesies, small talk, connectives. They keep text from being taken for a name, and longer
 * ones hide the marks inside them (最好吃 is not a wish, 有没有 not a negation). Separated by spaces; _ is a space.
 */
export const fillers: readonly (readonly [kind: FillerKind, synonyms: string])[] = [
  [
    "talk",
    "我 你 您 我们 你们 咱们 咱 俺 他 她 他们 她们 自己 我想 我想要 我要 我需要 我希望的 想 打算 准备 计划 想要找 请 请问 请帮 请给 麻烦 麻烦你 麻烦您 劳驾 帮 帮我 帮忙 帮我们 帮帮 给我 给我们 给 " +
      "您好 你好 哈喽 嗨 谢谢 多谢 感谢 谢了 谢谢你 谢谢您 好的 好 好吧 好啊 好嘞 好吗 行 行吧 可以吗 可以么 能吗 行吗 嗯 嗯嗯 嗯呢 恩 哦 哦了 噢 啊 哎 呀 哈 哈哈 吗 呢 吧 呗 嘛 么 哦对 对了 那 那么 那就 " +
      "知道 知道吗 听说 觉得 感觉 看看 看一下 看下 看 问 问一下 问下 告诉 告诉我 说 说说 查 查一下 查查 搜 搜索 搜一下 求推荐 求 求助 了解 咨询 谢啦 ok okay 收到 明白 记下了 没问题 没关系 没事 不好意思 " +
      "i we you me us my our please hi hello thanks thank_you i'm looking am are is would like",
  ],
  [
    "stay",
    "住宿 下榻 过夜 住下 住下来 住店 住一晚 住一夜 住几天 住的地方 入住的 想住 要住 休息 睡觉 睡 住住 借宿 投宿 落脚 出差 旅游 旅行 游玩 度假住 过夜的 住处 stay staying overnight",
  ],
  [
    "meet",
    "会场 场地 开会 开个会 会议 会议室 会务 办会 会议厅 宴会厅 多功能厅 大会议室 小会议室 会议场地 活动场地 活动 大会场 场馆 厅 大厅 大会议厅 会场地 场子 办活动 搞活动 举办 举行 召开 承办 " +
      "meeting meetings event events venue venues conference conferences hall function_room conference_hall meeting_space event_space space",
  ],
  [
    "link",
    "的 是 为 在 于 达到 达 要是 要求 要求是 是在 要在 得在 得 能 能够 可以 可 会 需 需在 应 应该 也 都 还 就 才 又 再 并 并且 而且 且 然后 同时 另外 和 与 跟 及 以及 或 或者 还是 还要 还有 还得 还能 还需要 也要 " +
      "在于 这个 那个 这 大 区间是 处于 位于 属于 介于 标准 一般 一定 必需 也是 方面 方面的 水平 等 等等 : ： and or of the a an in at to on from than that which should must have be",
  ],
  [
    "plain",
    "了 着 过 得了 地 之 所 者 把 被 让 使 从 往 向 对 对于 关于 由 因 因为 所以 如果 要不 的话 假如 比如 例如 只是 甚至 哪 哪里 哪儿 哪家 哪个 哪些 什么 啥 什么样 怎么 怎样 为什么 多少 几 几个 几家 谁 何 " +
      "一 一个 一家 一下 一些 一起 一点 一会 一会儿 一样 一般的 一直 一共 一种 一场 一次 一处 一片 一早 一位 一家人 一套 一间 几天 这几天 那几天 这些 那些 这里 那里 这儿 那儿 这边 这家 那家 这次 本次 此次 每次 家 个 间 种 处 点 些 " +
      "地方 去处 去的地方 位置 地点 地址 电话 号码 联系方式 建议 意见 选项 情况 条件 需求 信息 名字 名称 类型 类 型 级 级别 档次 档 款 样 服务 设施 设备 配套 功能 项目 服务设施 设施服务 酒店设施 酒店服务 " +
      "合适 合适的 适合 符合 满足 不错 不错的 好一点 好点 好一些 比较 比较好 更好的 最好的 最好吃 最好玩 很好 真好 太好了 好好 挺 挺好 非常 特别 十分 相当 稍微 有点 有点儿 一点儿 太 很 更 最 真 真的 完美 满意 不太 不大 不过 不管 不论 无论 不仅 不但 不光 不只 不知 不知道 别的 别人 其他 其它 另 其中 除非 " +
      " " +
      "坐火车 坐高铁 坐飞机 坐地铁 坐车 开车 开车来 打车 自驾 火车 高铁 " +
      "没想到 没想好 没找到 没订到 没有合适 没有合适的 没定 没事儿 没几天 有没有 有木有 能不能 可不可以 是不是 要不要 好不好 行不行 会不会 有什么 有啥 有的 有些 有人 没有的 有推荐 有推荐的吗 所有 只有 还有没有 有哪些 " +
      "现在 刚才 刚刚 之前 以前 以后 之后 后 前 时候 时间 时 最近要 最近想 最近有 最近 近期 近来 当天 当日 平时 周末去 结束 结束后 结束以后 最后 最终 首先 先 已经 正在 " +
      "吃饭 吃完饭 吃了饭 吃完 吃 饭后 用餐 用餐后 用餐以后 用餐以后我 玩 玩完 逛 逛完 游完 游览 景点 餐馆里 饭 菜 孩子 小孩 朋友 同学 同事 女朋友 男朋友 家人 爸妈 妈妈 爸爸 老妈 老爸 老婆 老公 闺蜜 客户 客人 领导 老板 公司 单位 部门 团队 小伙伴 伙伴 大家 人家 外国朋友 外国 外地 " +
      " " +
      "国内 境内 县内 以上条件 以上要求 以上的条件 上述 上面 里面 里 内部 中间 中 当中 上 下 左 右 外 外面 出去 出来 过来 过去 回来 回去 到 到了 到达 来 来说 去玩 " +
      "区域 地区 日期 形式 假期 期间 前后 环境 新 旧 小 多 少 高 低 贵 价 钱 号 名 间房 房 房间里 店 " +
      "开始 用来 用于 用 作为 做 作 办 搞 开 弄 摆 摆放 摆台 预约 报名 使用 租 租用 租赁 包 税 " +
      "麻烦了 辛苦 辛苦了 万一 千万 唯一 统一 随便 顺便 顺带 左近 档期 空档 有空 有档期 空闲 风格 主题 体验 都有了 " +
      "每组 每小组 每岛 每个岛 每个组 每个小组 每 分 分成 分为 小组长 小组成员 台型 台形 桌型 摆法 car cars for_rent some any there near_by also then people's style styles layout layouts seating seated setup set-up set_up room rooms_for by it there's",
  ],
];

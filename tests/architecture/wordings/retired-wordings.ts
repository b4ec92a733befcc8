/** Wordings that no text of the interface contains, and what to write instead. Articles and the parser's lexicon are free. */
export const retiredWordings: readonly (readonly [wordings: string, instead: string])[] = [
  ["怎么坐 式坐 坐法 摆法", "台型"],
  ["几个人坐 来多少人 人数，至少", "参会人数 or 最少容纳"],
  ["在哪一片 搜这一片 这一片 哪座城市", "区域, 城市"],
  ["什么样的地方 什么会 会型", "场地类型, 会议类型"],
  ["一天最多 会场每天多少 万内", "日租金上限, 会场预算每天 … 元以内"],
  ["读懂了 到现在为止 记下的是", "已识别, 您的需求"],
  ["坐得下 坐不下 才坐 还余", "可容纳, 容纳不下, 余 … 座"],
  ["合身 合要求", "最匹配, 符合条件"],
  ["正在数 放宽一条", "计算中, 去掉以下条件后有"],
  ["三种会 两种会 怎么开成", "… 种规模（同一比例）, 办会案例"],
  ["没空找 说一声 量过的厅 也一起说 替我", "没时间找？交给顾问, 核实过尺寸的会场, 补充…"],
  ["远离屏 排离屏 每人", "最远座位距屏, 人均"],
  ["哪个厅 个厅 的厅 有厅 没有厅 这个厅 最大厅 空厅", "会场"],
  ["换坐法 只看坐", "换台型, 只看能容纳的"],
  ["场地公布 公布的 几何上限 到上限 舒适坐 坐得舒适", "标称, 宽松, 紧凑, 按面积极限"],
  ["坐下来看 差不多大 大小相仿 同一家 这家", "现场效果, 面积相近, 本店, 本场地"],
  ["怎么到 怎么联系 怎么定 怎么算的", "交通, 联系方式, 选型要点, 计算依据"],
  ["图纸暂无 价格暂无 资料暂无 净高暂无 长宽暂无 人数暂无 朝向暂无 尺寸暂无 案例暂无 全景暂无", "暂无 in front"],
  ["竖看 横看 说这张图 画不出", "竖向, 横向, 文字说明, 无法绘制"],
  ["一并带去 询这个 只问这", "随询价提交, 咨询档期, 仅向此场地询价"],
  ["可不填 等电话 没有发出 还没填好", "选填, 提交需求, 提交失败, 需要修改"],
  ["回电一次 写给您 问清楚再回", "致电您, 发送给您, 核实后致电您"],
  ["没有这一页 这一页 连成一面 再看一些 没有载入 没有取到 没有加载出来", "页面不存在, 平铺浏览, 加载更多, 加载失败"],
  ["换个地方看 换几个 没找到要问", "切换场景, 换一批, 没找到答案？"],
  ["照这样办 照着做的 可以这样做 可以这样说 也有人问", "同类案例, 经验要点, 操作要点, 示例, 其他问题"],
  ["再试一次 接着看", "重试, 推荐前往"],
  [
    "一次询这 询这一家 只看不一样 都暂无 出方案 代问",
    "批量询价（… 家）, 询价, 仅看差异, 均暂无, 生成方案书, 请顾问核实",
  ],
  ["会签栏 给同事看 给谁看 页名", "同事意见, 分享给同事, 呈送, 页面"],
  ["没读懂 没识别 正好坐满", "未识别, 刚好容纳"],
  ["图纸在手机上 放到手机桌面 带着估算 询朗廷的", "手机看场地图纸, 添加到桌面, 附估算询价, 咨询朗廷档期"],
];

/** Retired labels: words that are free in a sentence, not as a whole text. */
export const retiredLabels: readonly (readonly [labels: string, instead: string])[] = [
  ["公布 舒适 上限", "标称, 宽松, 紧凑"],
  ["厅 柱 坐 床", "会场, 立柱, 台型, 床型"],
  ["回首页 看全部 可以照着做", "返回首页, 查看全部, 经验要点"],
  ["改 好 另有 约定 场内 要有", "修改, 确定, 其他设备, 预订须知, 舞台与屏幕, 必须有"],
  ["一天 晚上 一晚", "全天 or 日租金, 晚间, 每晚"],
];

/** Texts that stay although they hold a retired wording. */
export const exemptTexts: readonly string[] = ["多少人，在哪里，怎么坐"];

/** Path prefixes of the sources whose texts are read rather than shown: what people and hotels write. */
export const readingSources: readonly string[] = [
  "src/domain/offer/reading/",
  "src/domain/search/sentence/",
  "src/server/catalogue/map/",
  "src/server/geography/",
];

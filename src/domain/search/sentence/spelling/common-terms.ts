/** Common words that sound or look like a known name but are not slips for it (公关 is not 公馆). Separated by spaces. */
const terms =
  "公关 高兴 大力 合成 县城 全境 高效 叫作 学员 战车 大块 省城 应城 古称 三项 大半 大雪 割断 车城 学苑 大病 小村 大兵 高性 水井 待会 高教 无助 海鹰 全营 经济性 经济系 经济基 经济界 低层 牛家 五台 油船 小卒 新性 " +
  "以牙 大平 林海 无隙 舒适性 高脚 打光 车尾 定级 车场 学园 化妆师 大快 无息 师门 金融界 西岸 商海 光州 青鸟 大姓 大幸 方山 东盛 东山 常平 长平 " +
  "长江 公元 港口 宋江 假定 商城 水晶 车站 天赋 奉献 成化 光滑 张宁 保安 大衣 土城 林平 小山 枝江 进山 浅海 大意 大义 落马 浅滩 机长 大棚 大饼 天父 桦木 大亨 浦江 沙门 长江路 戏路 大姨 将台 双晶 天福 长龙 屏山";

export const commonTerms: ReadonlySet<string> = new Set(terms.split(" "));

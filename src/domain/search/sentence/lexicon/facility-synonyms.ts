/**
 * Synonyms of facilities: `[part of the catalogue's name, synonyms]`. A row applies only if the catalogue has such a
 * facility. Synonyms are separated by spaces; _ stands for a space.
 */
export const facilitySynonyms: readonly (readonly [inName: string, synonyms: string])[] = [
  ["wifi", "wifi wi-fi wlan 无线网 无线网络 无线上网 无线 free_wifi"],
  [
    "所有房间提供wifi",
    "房间wifi 每个房间wifi 全部房间wifi 所有房间wifi 房间内wifi 客房wifi wifi所有房间 wifi每个房间 每个房间无线网 所有房间无线网 每个房间无线 所有房间无线",
  ],
  ["各处提供wifi", "各处wifi 到处wifi 全覆盖wifi wifi全覆盖 wifi覆盖 全店wifi 全酒店wifi 全馆wifi 整个酒店wifi"],
  ["宽带", "宽带 宽带网 宽带网络 上网 有线网 有线网络 网线 网络 能上网 broadband"],
  ["免费停车", "免费停车 免费停车场 免费停车位 免费车位 停车免费"],
  ["停车", "停车 停车场 停车位 车位 泊车 泊位 停车库 车库 parking car_park"],
  ["泳池", "游泳池 泳池 游泳 游泳馆 swimming_pool pool"],
  ["室内游泳池", "室内泳池 室内游泳 恒温泳池 indoor_pool"],
  ["室外游泳池", "室外泳池 露天泳池 户外泳池 露天游泳池 户外游泳池 outdoor_pool"],
  ["健身", "健身 健身房 健身中心 健身设施 健身器材 gym fitness fitness_centre fitness_center"],
  ["早餐", "早餐 早饭 含早 含早餐 双早 带早 自助早餐 早点 breakfast"],
  ["早餐服务免费", "免费早餐 早餐免费 免费的早餐 早餐是免费 免费含早 早餐服务是免费 free_breakfast"],
  ["热水", "热水 热水澡 洗热水澡 24小时热水 全天热水 二十四小时热水 随时热水 hot_water"],
  [
    "接机",
    "接机 接送机 机场接送 机场接机 去机场接 到机场接 来机场接 机场来接 机场接 接飞机 送机 airport_pickup airport_shuttle airport_transfer",
  ],
  ["接站", "接站 车站接送 火车站接送 接送站"],
  ["叫醒", "叫醒 叫早 叫起 叫床 唤醒 早上叫我 morning_call wake-up_call"],
  ["洗衣", "洗衣 洗衣服 洗衣房 干洗 洗烫 laundry"],
  ["行李", "行李寄存 寄存行李 寄存 存行李 存放行李 行李存放 存包 放行李 行李服务 luggage_storage"],
  ["残疾", "残疾人 残障 轮椅 无障碍设施 无障碍通道 无障碍房 残障设施 残疾人士设施 wheelchair"],
  ["外宾", "外宾 接待外宾 接待外国人 接待外国客人 接待外国友人 招待外宾 接待外籍 接待老外 接外宾 涉外 外国人能住"],
  ["租车", "租车 汽车租赁 车辆租赁 租辆车 租用车 car_rental"],
  ["棋牌", "棋牌 棋牌室 棋牌房 麻将 麻将室 打麻将 打牌 下棋"],
  ["spa", "spa 水疗 做spa"],
  ["桑拿", "桑拿 蒸桑拿 桑拿房 桑拿浴 桑拿室 汗蒸 sauna"],
  ["温泉", "温泉 泡温泉 泡汤 hot_spring"],
  ["酒吧", "酒吧 bar"],
  ["中式餐厅", "中式餐厅 中餐厅 中餐 中餐馆 中国餐厅 chinese_restaurant"],
  ["西式餐厅", "西式餐厅 西餐厅 西餐 西餐馆 western_restaurant"],
  ["餐厅", "餐厅"],
  ["会议室", "会议室 会议厅 会议设施 开会的地方 meeting_room meeting_rooms"],
  ["国际长途", "国际长途 国际长途电话 国际电话 越洋电话"],
  ["国内长途", "国内长途 国内长途电话 免费国内长途"],
  ["市内电话", "市内电话 市话 免费市话 本地电话"],
  ["吹风", "吹风机 吹风 电吹风 风筒 hair_dryer hairdryer"],
  ["暖气", "暖气 供暖 取暖 地暖 暖气片 heating"],
  ["无烟", "无烟房 无烟 禁烟 禁烟房 无烟客房 无烟楼层 不吸烟房 非吸烟房 no_smoking non-smoking"],
  ["商务中心", "商务中心 business_centre business_center"],
  [
    "小孩",
    "看护小孩 看小孩 照看小孩 看孩子 带孩子服务 照看孩子 照顾小孩 照顾孩子 看护孩子 看护儿童 儿童看护 婴儿看护 托儿 托管 babysitting",
  ],
  ["茶歇", "茶歇 coffee_break tea_break"],
  ["签到", "签到台 签到处"],
  ["打印", "打印 打印机 复印 打印复印 printing"],
  ["休息室", "贵宾休息室"],
];

/** Fillers allowed between the parts of a facility's name: 24 小时供热水, 公共区域有 wifi. */
export const facilityGaps =
  "提供 供应 供给 供 都有 都能 都 均有 均 全有 具有 能用 可用 可以用 有 的 之 免费 覆盖 连接 使用".split(" ");
/** Synonyms of 和 (and). */
export const facilityConjunctions = "以及 还有 及 与 跟 、 加 +".split(" ");

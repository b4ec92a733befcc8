import type { Fact } from "../token.ts";

/** A fact and its synonyms, separated by spaces; _ stands for a space. */
type Row = readonly [fact: Fact, synonyms: string];

const feature = (bit: number, synonyms: string): Row => [{ kind: "feature", value: bit }, synonyms];
const inferredFeature = (bit: number, synonyms: string): Row => [
  { kind: "feature", value: bit, guess: true },
  synonyms,
];
const type = (bit: number, synonyms: string): Row => [{ kind: "venueType", value: bit }, synonyms];
const layout = (id: number, synonyms: string): Row => [{ kind: "layout", value: id }, synonyms];
/** Names an event that is held in this layout. */
const impliedLayout = (id: number, synonyms: string): Row => [{ kind: "layout", value: id, implied: true }, synonyms];
const star = (stars: number, synonyms: string): Row => [{ kind: "star", value: stars }, synonyms];
const sort = (order: number, synonyms: string): Row => [{ kind: "sort", value: order }, synonyms];

export const factSynonyms: readonly Row[] = [
  feature(
    0,
    "led led屏 led屏幕 led大屏 led大屏幕 led显示屏 led显示屏幕 led背景 led背景屏 大屏 大屏幕 电子屏 显示屏 led_screen led_wall led_display video_wall",
  ),
  feature(1, "投影 投影仪 投影机 投影设备 投影幕 投影幕布 幕布 projector projection_screen projection projectors"),
  feature(2, "舞台 讲台 主席台 固定舞台 t台 stage"),
  feature(3, "音响 音响设备 音箱 扩音 扩音设备 麦克风 话筒 无线麦 sound_system sound microphone microphones"),
  feature(4, "灯光 灯光设备 舞台灯光 舞美灯光 追光 lighting stage_lighting"),
  feature(5, "同传 同声传译 同传设备 同传间 同声翻译 译员间 interpretation simultaneous_interpretation"),
  feature(
    6,
    "视频会议 视频会议系统 视频会议设备 视频连线 远程会议 线上会议 远程视频 腾讯会议 video_conference video_conferencing video_meeting",
  ),
  feature(
    7,
    "无柱 无柱子 无立柱 没柱子 没有柱子 没有立柱 无柱厅 不要柱子 不要有柱子 中间没有柱子 无遮挡 没有遮挡 pillar-free pillar_free pillarless no_pillars no_columns column-free column_free",
  ),
  feature(8, "自然光 自然采光 采光 采光好 有窗 有窗户 带窗 带窗户 落地窗 透光 natural_light daylight windows"),
  feature(
    9,
    "能进车 进车 可进车 车能进 车能开进去 能开车进去 车能开进来 车辆进场 汽车进场 车展 展车 停展车 能展车 能停展车 展示汽车 摆车 车进场 汽车进入 车辆进入 车能进 车可以进 车可以进场 车可以开进去 车要能开进 车要能开进场 车能开进场 车能开进 车开进去 车开进来 车开进场 开车进场 车辆能进 车辆可进 车辆可以进 车辆可以进场 货车能进 货车可以进 货车进场 大车能进 卡车能进 vehicle_access car_access drive-in",
  ),
  feature(10, "货梯 货运电梯 载货电梯 货用电梯 goods_lift freight_elevator freight_lift cargo_lift"),
  feature(
    11,
    "可分隔 能分隔 可以分隔 可隔断 可拆分 能隔开 可隔开 分隔 隔断 活动隔断 可分割 能分割 能分成 可分成 可以分成 分成几个 分成小厅 隔成 能隔成 可隔成 可以隔成 拆成 能拆成 可以拆成 能分开 divisible partition",
  ),
  feature(12, "独立前厅 前厅 序厅 签到区 有签到区 foyer pre-function"),
  feature(13, "首层 一层 一楼 1楼 1层 底层 地面层 ground_floor first_floor"),
  feature(14, "户外草坪 草坪 草地 室外草坪 大草坪 lawn"),
  feature(
    15,
    "贵宾室 化妆间 贵宾间 vip室 vip休息室 贵宾休息室 贵宾接待室 嘉宾室 贵宾室化妆间 化妆室 更衣室 休息间 嘉宾休息室 vip_room green_room dressing_room",
  ),
  feature(16, "无障碍 轮椅 残疾人 残障 无障碍设施 无障碍通道 wheelchair_accessible accessible barrier-free"),
  feature(17, "吊点 吊挂 可吊挂 能吊挂 挂点 吊装 能吊装 桁架 rigging rigging_points"),
  feature(18, "三相电 三相 380v 工业电 动力电 大功率电 three-phase three_phase three-phase_power"),
  inferredFeature(
    19,
    "近地铁 临地铁 靠地铁 地铁附近 地铁旁 地铁旁边 地铁边 地铁边上 地铁口 地铁口附近 地铁站旁 地铁站附近 地铁周边 地铁站周边 地铁站旁边 地铁站边上 地铁沿线 地铁上盖 地铁直达 地铁可达 地铁方便 地铁便利 坐地铁方便 交通方便 交通便利 交通便捷 靠近地铁 靠近地铁站 挨着地铁 临近地铁 有地铁 通地铁 near_metro near_the_metro near_subway near_the_subway near_a_metro_station near_metro_station close_to_metro close_to_the_metro close_to_subway",
  ),
  inferredFeature(
    21,
    "停车 停车场 停车位 车位 好停车 停车方便 停车位多 车位多 能停车 可停车 停车便利 停大巴 parking car_park",
  ),
  feature(
    22,
    "自有餐饮 自带餐饮 自有餐厅 有餐饮 提供餐饮 餐饮配套 含餐饮 能用餐 可用餐 可以用餐 能吃饭 供餐 管饭 配餐 catering",
  ),
  feature(
    23,
    "水景 湖景 江景 河景 海景 临湖 临江 临海 临水 湖边 江边 河边 海边 水边 湖畔 江畔 waterfront lakeside riverside sea_view lake_view",
  ),
  feature(24, "vr 有vr vr看场 vr看厅 全景 vr全景 360全景"),
  feature(25, "平面图 有平面图 场地平面图 户型图 floor_plan floor_plans"),
  type(0, "酒店 国宾馆 宾馆 饭店 大酒店 大饭店 旅馆 旅店 旅社 客栈 招待所 会议酒店 商务型酒店 hotel hotels"),
  type(1, "会议中心 会务中心 国际会议中心 conference_centre conference_center convention_centre convention_center"),
  type(2, "展览馆 展馆 会展中心 展览中心 博览中心 博览馆 展厅 exhibition_hall exhibition_centre exhibition_center"),
  type(3, "体育馆 体育场 体育场馆 体育中心 球馆 运动馆 stadium arena"),
  type(4, "剧院 剧场 影院 电影院 影城 大剧院 音乐厅 戏院 theater_venue cinema"),
  type(5, "艺术馆 美术馆 秀场 艺术中心 艺术空间 画廊 影棚 摄影棚 博物馆 art_gallery gallery art_centre art_center"),
  type(6, "餐厅 酒吧 西餐厅 中餐厅 饭馆 餐馆 酒楼 酒馆 清吧 restaurant restaurants bar"),
  type(7, "咖啡馆 咖啡厅 咖啡店 咖啡书店 书店 书吧 茶室 茶馆 茶楼 茶社 cafe café coffee_shop bookshop tea_house"),
  type(8, "会所 俱乐部 私人会所 公馆 club clubhouse"),
  type(9, "游船 游轮 邮轮 游艇 轮船 船上 cruise yacht"),
  type(10, "度假村 度假酒店 度假山庄 山庄 度假区 resort resorts"),
  type(11, "户外 露天 室外 营地 露营地 露营基地 户外场地 室外场地 outdoor outdoors"),
  type(12, "学校 大学 学院 校园 高校 培训学校 党校 school university campus"),
  layout(
    1,
    "剧院式 剧院型 剧院形 剧场式 剧场型 影院式 影剧院式 礼堂式 剧院摆台 剧院摆 排排坐 只摆椅子 theatre theater theatre_style theater_style theatre-style theater-style auditorium auditorium_style lecture_style",
  ),
  layout(
    2,
    "课桌式 课桌型 课桌 教室式 教室型 课堂式 课室式 课桌椅 课桌摆台 课桌摆 课桌形 classroom schoolroom school_room schoolroom_style classroom_style classroom-style",
  ),
  layout(
    3,
    "董事会式 董事会型 会议桌式 会议桌 长桌式 长桌 boardroom board_room boardroom_style boardroom-style conference_table",
  ),
  layout(
    4,
    "u型 u形 u字型 u字形 u型桌 u形桌 u型摆 马蹄形 马蹄型 u-shape u-shaped u_shape u_shaped ushape horseshoe horseshoe_style",
  ),
  layout(
    5,
    "回型 回形 回字型 回字形 回型桌 回形桌 回型式 口字型 口字形 中空型 hollow_square hollow-square open_square",
  ),
  layout(
    6,
    "鱼骨式 鱼骨型 鱼骨形 鱼骨 岛屿式 岛屿型 岛式 岛型 岛台式 岛屿 岛屿摆 分组式 分组坐 分组 分组讨论 小组式 小组讨论 小组 fishbone cabaret cabaret_style cabaret-style herringbone islands island_style",
  ),
  layout(7, "宴会式 宴会型 圆桌式 圆桌 圆桌型 桌餐 banquet banquet_style banquet-style round_tables round_table"),
  layout(
    8,
    "鸡尾酒式 鸡尾酒 酒会式 站立式 站式 自由站立 cocktail cocktails cocktail_style cocktail-style standing_reception",
  ),
  impliedLayout(3, "董事会"),
  impliedLayout(7, "ballroom ballrooms grand_ballroom banquet_hall banquet_room"),
  impliedLayout(8, "酒会 鸡尾酒会 冷餐会 冷餐 cocktail_party cocktail_reception drinks_reception"),
  star(5, "豪华型 豪华 奢华 奢华型 豪华级 顶级 超五星 luxury five-star 5-star five_star"),
  star(4, "高档型 高档 高档级 upscale four-star 4-star four_star"),
  star(3, "舒适型 舒适级 舒适酒店 midscale three-star 3-star three_star"),
  star(2, "经济型 经济级 经济酒店 economy two-star 2-star two_star budget_hotel budget_hotels"),
  [{ kind: "star", value: 5, guess: true }, "准五星 准五星级 高端 高星 高星级 高规格"],
  sort(
    1,
    "最便宜 便宜 便宜点 便宜一点 便宜些 便宜的 价格低 价格便宜 价格从低到高 价格低的 最低价优先 实惠 性价比高 性价比 经济实惠 cheap cheapest lowest_price",
  ),
  sort(2, "最贵 价格从高到低 most_expensive"),
  sort(3, "最大 最大的 最大厅 最大的厅 largest biggest"),
  sort(
    4,
    "离我最近 离我近 离我们近 离我们最近 离我近一点 距我最近 距离我最近 距离最近 就近 我附近 我身边 near_me nearest",
  ),
  sort(5, "最新 新开 新开业 最新开业 新开的 newest"),
  [
    { kind: "rooms", value: 1, guess: true },
    "能住宿 可住宿 可以住宿 带住宿 含住宿 提供住宿 有住宿 能过夜 有客房 带客房 配客房 含客房",
  ],
  [{ kind: "rating", value: 5 }, "满分"],
  [{ kind: "name", value: "7天" }, "7天酒店 7天连锁酒店 7天连锁 7天优品酒店 7天优品 七天酒店 七天连锁酒店 七天连锁"],
];

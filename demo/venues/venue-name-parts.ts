/**
 * First characters of invented venue names, with pinyin: common ones, that a reader knows at once. No pair is part of a real
 * hotel's name in Beijing, of a district or of a business area.
 */
export const firstCharacters = [
  ["安", "an"],
  ["和", "he"],
  ["明", "ming"],
  ["清", "qing"],
  ["远", "yuan"],
  ["松", "song"],
  ["竹", "zhu"],
  ["柏", "bai"],
  ["枫", "feng"],
  ["荷", "he"],
  ["溪", "xi"],
  ["晨", "chen"],
  ["月", "yue"],
  ["春", "chun"],
  ["秋", "qiu"],
  ["朝", "zhao"],
  ["风", "feng"],
  ["语", "yu"],
  ["知", "zhi"],
  ["兰", "lan"],
  ["梅", "mei"],
  ["桐", "tong"],
  ["禾", "he"],
  ["麦", "mai"],
  ["桃", "tao"],
] as const;

export const secondCharacters = [
  ["栖", "qi"],
  ["川", "chuan"],
  ["岸", "an"],
  ["舟", "zhou"],
  ["谷", "gu"],
  ["野", "ye"],
  ["泉", "quan"],
  ["庭", "ting"],
  ["渡", "du"],
  ["石", "shi"],
  ["言", "yan"],
  ["屿", "yu"],
  ["舍", "she"],
  ["屏", "ping"],
  ["信", "xin"],
  ["序", "xu"],
] as const;

/** Name suffixes by venue type: Chinese, English. Hotels have one set per star level. */
export const suffixes = {
  hotel5: [
    ["国际酒店", "International Hotel"],
    ["会议酒店", "Conference Hotel"],
    ["酒店", "Hotel"],
  ],
  hotel4: [
    ["酒店", "Hotel"],
    ["会议酒店", "Conference Hotel"],
    ["商务酒店", "Business Hotel"],
  ],
  hotel3: [
    ["商务酒店", "Business Hotel"],
    ["酒店", "Hotel"],
    ["宾馆", "Guesthouse"],
  ],
  hotel2: [
    ["轻居酒店", "Lite Hotel"],
    ["宾馆", "Guesthouse"],
  ],
  "conference-centre": [
    ["会议中心", "Conference Centre"],
    ["国际会议中心", "International Conference Centre"],
    ["商务会议中心", "Business Meeting Centre"],
  ],
  "exhibition-hall": [
    ["展览中心", "Exhibition Centre"],
    ["展览馆", "Exhibition Hall"],
    ["会展馆", "Expo Hall"],
  ],
  stadium: [
    ["体育馆", "Arena"],
    ["球馆", "Sports Hall"],
    ["体育公园", "Sports Park"],
  ],
  theatre: [
    ["剧场", "Theatre"],
    ["小剧场", "Studio Theatre"],
    ["音乐厅", "Concert Hall"],
    ["影城", "Cinema"],
  ],
  "art-centre": [
    ["美术馆", "Art Gallery"],
    ["艺术中心", "Art Centre"],
    ["秀场", "Show Space"],
    ["影棚", "Studio"],
  ],
  restaurant: [
    ["宴会楼", "Banquet House"],
    ["餐厅", "Restaurant"],
    ["花园餐厅", "Garden Restaurant"],
    ["酒吧", "Bar"],
  ],
  cafe: [
    ["咖啡馆", "Café"],
    ["书店", "Bookshop"],
    ["茶室", "Tea House"],
  ],
  club: [
    ["会所", "Club"],
    ["俱乐部", "Clubhouse"],
    ["公馆", "Mansion"],
  ],
  cruise: [
    ["号游船", "River Boat"],
    ["号游轮", "Cruise Boat"],
  ],
  resort: [
    ["度假酒店", "Resort Hotel"],
    ["度假村", "Resort"],
    ["山庄", "Mountain Lodge"],
  ],
  outdoor: [
    ["草坪营地", "Lawn Camp"],
    ["户外园", "Outdoor Park"],
    ["农场", "Farm"],
  ],
  school: [
    ["研修院", "Training Institute"],
    ["书院", "Academy"],
    ["培训学院", "Training College"],
  ],
} as const;

export type SuffixKey = keyof typeof suffixes;

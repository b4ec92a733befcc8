/** First characters of invented venue names, with pinyin: rare characters that no real venue uses as a pair. */
export const firstCharacters = [
  ["砚", "yan"],
  ["岫", "xiu"],
  ["汀", "ting"],
  ["霁", "ji"],
  ["晏", "yan"],
  ["珩", "heng"],
  ["琅", "lang"],
  ["砺", "li"],
  ["箴", "zhen"],
  ["缦", "man"],
  ["聆", "ling"],
  ["萤", "ying"],
  ["蘅", "heng"],
  ["谧", "mi"],
  ["邈", "miao"],
  ["酌", "zhuo"],
  ["黛", "dai"],
  ["槿", "jin"],
  ["椿", "chun"],
  ["芷", "zhi"],
  ["苇", "wei"],
  ["荻", "di"],
  ["樨", "xi"],
  ["绾", "wan"],
  ["澄", "cheng"],
  ["昱", "yu"],
  ["梧", "wu"],
  ["霖", "lin"],
] as const;

export const secondCharacters = [
  ["川", "chuan"],
  ["序", "xu"],
  ["野", "ye"],
  ["桥", "qiao"],
  ["岸", "an"],
  ["台", "tai"],
  ["坞", "wu"],
  ["渡", "du"],
  ["屏", "ping"],
  ["斋", "zhai"],
  ["衡", "heng"],
  ["舟", "zhou"],
  ["石", "shi"],
  ["歌", "ge"],
  ["言", "yan"],
  ["笺", "jian"],
  ["信", "xin"],
  ["禾", "he"],
  ["棹", "zhao"],
  ["陌", "mo"],
  ["篱", "li"],
  ["砌", "qi"],
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

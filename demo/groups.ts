/** A brand of a hotel group, with the stars of its venues. */
export interface Brand {
  id: string;
  name: string;
  nameEn: string;
  star: number;
}

export interface HotelGroup {
  /** The name in URLs and filters (specification, section 2). */
  name: string;
  nameZh: string;
  /** Number of demo venues of the group. */
  houses: number;
  brands: readonly Brand[];
}

const brand = (id: string, name: string, nameEn: string, star: number): Brand => ({ id, name, nameEn, star });

/** The eight groups that have topic pages. Their demo venues are invented; only group and brand are real. */
export const hotelGroups: readonly HotelGroup[] = [
  {
    name: "marriott",
    nameZh: "万豪",
    houses: 36,
    brands: [
      brand("1001", "万豪", "Marriott", 5),
      brand("1002", "喜来登", "Sheraton", 5),
      brand("1003", "威斯汀", "Westin", 5),
      brand("1004", "万丽", "Renaissance", 5),
      brand("1005", "丽思卡尔顿", "Ritz-Carlton", 5),
      brand("1006", "万怡", "Courtyard", 4),
    ],
  },
  {
    name: "ihg",
    nameZh: "洲际",
    houses: 32,
    brands: [
      brand("2001", "洲际", "InterContinental", 5),
      brand("2002", "皇冠假日", "Crowne Plaza", 5),
      brand("2003", "英迪格", "Indigo", 5),
      brand("2004", "假日", "Holiday Inn", 4),
    ],
  },
  {
    name: "hilton",
    nameZh: "希尔顿",
    houses: 28,
    brands: [
      brand("3001", "希尔顿", "Hilton", 5),
      brand("3002", "康莱德", "Conrad", 5),
      brand("3003", "希尔顿逸林", "DoubleTree", 5),
      brand("3004", "希尔顿花园", "Hilton Garden Inn", 4),
    ],
  },
  {
    name: "shangrila",
    nameZh: "香格里拉",
    houses: 18,
    brands: [
      brand("4001", "香格里拉", "Shangri-La", 5),
      brand("4002", "嘉里", "Kerry", 5),
      brand("4003", "盛贸", "Traders", 4),
    ],
  },
  {
    name: "evergrande",
    nameZh: "恒大",
    houses: 12,
    brands: [brand("5001", "恒大", "Evergrande", 5)],
  },
  {
    name: "shimao",
    nameZh: "世茂",
    houses: 14,
    brands: [brand("6001", "世茂", "Shimao", 5), brand("6002", "世茂睿选", "Shimao MiniMax Premier", 4)],
  },
  {
    name: "hyatt",
    nameZh: "凯悦",
    houses: 22,
    brands: [
      brand("7001", "君悦", "Grand Hyatt", 5),
      brand("7002", "柏悦", "Park Hyatt", 5),
      brand("7003", "凯悦", "Hyatt Regency", 5),
      brand("7004", "凯悦嘉轩", "Hyatt Place", 4),
    ],
  },
  {
    name: "radisson",
    nameZh: "丽笙",
    houses: 14,
    brands: [brand("8001", "丽笙", "Radisson Blu", 5), brand("8002", "丽柏", "Park Inn", 4)],
  },
];

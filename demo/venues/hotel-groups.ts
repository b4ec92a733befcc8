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
  venueCount: number;
  brands: readonly Brand[];
}

const createBrand = (id: string, name: string, nameEn: string, star: number): Brand => ({ id, name, nameEn, star });

/** The eight groups that have topic pages. Their demo venues are invented; only group and brand are real. */
export const hotelGroups: readonly HotelGroup[] = [
  {
    name: "marriott",
    nameZh: "万豪",
    venueCount: 36,
    brands: [
      createBrand("1001", "万豪", "Marriott", 5),
      createBrand("1002", "喜来登", "Sheraton", 5),
      createBrand("1003", "威斯汀", "Westin", 5),
      createBrand("1004", "万丽", "Renaissance", 5),
      createBrand("1005", "丽思卡尔顿", "Ritz-Carlton", 5),
      createBrand("1006", "万怡", "Courtyard", 4),
    ],
  },
  {
    name: "ihg",
    nameZh: "洲际",
    venueCount: 32,
    brands: [
      createBrand("2001", "洲际", "InterContinental", 5),
      createBrand("2002", "皇冠假日", "Crowne Plaza", 5),
      createBrand("2003", "英迪格", "Indigo", 5),
      createBrand("2004", "假日", "Holiday Inn", 4),
    ],
  },
  {
    name: "hilton",
    nameZh: "希尔顿",
    venueCount: 28,
    brands: [
      createBrand("3001", "希尔顿", "Hilton", 5),
      createBrand("3002", "康莱德", "Conrad", 5),
      createBrand("3003", "希尔顿逸林", "DoubleTree", 5),
      createBrand("3004", "希尔顿花园", "Hilton Garden Inn", 4),
    ],
  },
  {
    name: "shangrila",
    nameZh: "香格里拉",
    venueCount: 18,
    brands: [
      createBrand("4001", "香格里拉", "Shangri-La", 5),
      createBrand("4002", "嘉里", "Kerry", 5),
      createBrand("4003", "盛贸", "Traders", 4),
    ],
  },
  {
    name: "evergrande",
    nameZh: "恒大",
    venueCount: 12,
    brands: [createBrand("5001", "恒大", "Evergrande", 5)],
  },
  {
    name: "shimao",
    nameZh: "世茂",
    venueCount: 14,
    brands: [createBrand("6001", "世茂", "Shimao", 5), createBrand("6002", "世茂睿选", "Shimao MiniMax Premier", 4)],
  },
  {
    name: "hyatt",
    nameZh: "凯悦",
    venueCount: 22,
    brands: [
      createBrand("7001", "君悦", "Grand Hyatt", 5),
      createBrand("7002", "柏悦", "Park Hyatt", 5),
      createBrand("7003", "凯悦", "Hyatt Regency", 5),
      createBrand("7004", "凯悦嘉轩", "Hyatt Place", 4),
    ],
  },
  {
    name: "radisson",
    nameZh: "丽笙",
    venueCount: 14,
    brands: [createBrand("8001", "丽笙", "Radisson Blu", 5), createBrand("8002", "丽柏", "Park Inn", 4)],
  },
];

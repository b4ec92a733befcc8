import type { VenueGroup } from "./venue-groups.ts";

/** Classes of brands by their groups' own ladders: luxury, upscale, midscale (select service), apartments. */
export const brandTiers = ["luxury", "premium", "select", "longstay"] as const;
type BrandTier = (typeof brandTiers)[number];

/** A brand of a hotel group. */
export interface HotelBrand {
  /** `brandId` in the catalogue: digits, the first one the group's. */
  id: string;
  /** As it stands in a hotel's Chinese name, without 酒店 where that is understood. */
  name: string;
  nameEn: string;
  tier: BrandTier;
  /** Other spellings in Chinese hotel names that can mean no other brand of the group. */
  aliases: readonly string[];
  /** No open hotel of it in China is known. */
  unconfirmed?: true;
}

const brand = (
  id: string,
  name: string,
  nameEn: string,
  tier: BrandTier,
  aliases: readonly string[] = [],
  more: Pick<HotelBrand, "unconfirmed"> = {},
): HotelBrand => ({ id, name, nameEn, tier, aliases, ...more });

/**
 * The brands of the groups in China, as of 2026-11-22. Sources: the groups' press releases and trade press of 2008 to 2026
 * (hotelsmag.com, prnewswire.com, stories.hilton.com, ttgasia.com, tophotel.news, traveldaily.cn and others) show that a
 * group has or had the brand in China; tiers and most Chinese names are general knowledge. Aliases that could mean
 * something else (W, AC, Regency, 国贸, 花园酒店) are left out: a wrong brand is worse than none.
 */
export const hotelBrands: Readonly<Record<VenueGroup, readonly HotelBrand[]>> = {
  marriott: [
    brand("1005", "丽思卡尔顿", "The Ritz-Carlton", "luxury", ["丽思", "丽嘉"]),
    brand("1007", "丽思卡尔顿隐世", "Ritz-Carlton Reserve", "luxury", ["丽思隐世", "日赛谷"]),
    brand("1008", "瑞吉", "St. Regis", "luxury", ["圣瑞吉斯"]),
    brand("1009", "JW万豪", "JW Marriott", "luxury"),
    brand("1010", "W酒店", "W Hotels", "luxury"),
    brand("1011", "艾迪逊", "EDITION", "luxury"),
    brand("1012", "豪华精选", "The Luxury Collection", "luxury"),
    brand("1013", "宝格丽", "Bulgari Hotels & Resorts", "luxury", ["宝嘉丽"]),
    brand("1001", "万豪", "Marriott Hotels", "premium"),
    brand("1002", "喜来登", "Sheraton", "premium"),
    brand("1003", "威斯汀", "Westin", "premium", ["威斯丁"]),
    brand("1004", "万丽", "Renaissance Hotels", "premium"),
    brand("1014", "艾美", "Le Méridien", "premium"),
    brand("1015", "傲途格精选", "Autograph Collection", "premium", ["傲途格"]),
    brand("1016", "臻品之选", "Tribute Portfolio", "premium"),
    brand("1017", "德尔塔", "Delta Hotels by Marriott", "premium"),
    brand("1018", "Design Hotels", "Design Hotels", "premium", [], { unconfirmed: true }),
    brand("1006", "万怡", "Courtyard by Marriott", "select"),
    brand("1019", "福朋喜来登", "Four Points by Sheraton", "select", ["福朋"]),
    brand("1020", "万枫", "Fairfield by Marriott", "select"),
    brand("1021", "雅乐轩", "Aloft", "select"),
    brand("1022", "Moxy", "Moxy Hotels", "select", ["摩克西", "莫克西"]),
    brand("1023", "AC酒店", "AC Hotels by Marriott", "select"),
    brand("1024", "源宿", "Element", "longstay"),
    brand("1025", "万豪行政公寓", "Marriott Executive Apartments", "longstay", ["万豪公寓"]),
    brand("1026", "万豪旅享家公寓", "Apartments by Marriott Bonvoy", "longstay", ["旅享家公寓"]),
  ],
  ihg: [
    brand("2005", "六善", "Six Senses", "luxury"),
    brand("2006", "丽晶", "Regent", "luxury"),
    brand("2001", "洲际", "InterContinental", "luxury"),
    brand("2007", "洲至奢选", "Vignette Collection", "luxury"),
    brand("2008", "金普顿", "Kimpton", "luxury"),
    brand("2003", "英迪格", "Hotel Indigo", "luxury"),
    brand("2009", "华邑", "HUALUXE", "premium"),
    brand("2002", "皇冠假日", "Crowne Plaza", "premium"),
    brand("2010", "逸衡", "EVEN Hotels", "premium"),
    brand("2011", "voco", "voco", "premium", ["沃柯"]),
    brand("2004", "假日", "Holiday Inn", "select"),
    brand("2012", "假日度假", "Holiday Inn Resort", "select"),
    brand("2013", "智选假日", "Holiday Inn Express", "select", ["智选", "快捷假日"]),
  ],
  hilton: [
    brand("3005", "华尔道夫", "Waldorf Astoria", "luxury", ["沃尔多夫"]),
    brand("3002", "康莱德", "Conrad", "luxury", ["港丽"]),
    brand("3006", "LXR", "LXR Hotels & Resorts", "luxury", [], { unconfirmed: true }),
    brand("3001", "希尔顿", "Hilton Hotels & Resorts", "premium"),
    brand("3007", "希尔顿嘉悦里", "Canopy by Hilton", "premium", ["嘉悦里"]),
    brand("3008", "希尔顿格芮精选", "Curio Collection by Hilton", "premium", ["格芮"]),
    brand("3009", "希尔顿启缤精选", "Tapestry Collection by Hilton", "premium", ["启缤"]),
    brand("3003", "希尔顿逸林", "DoubleTree by Hilton", "premium", ["逸林", "双树"]),
    brand("3004", "希尔顿花园", "Hilton Garden Inn", "select"),
    brand("3010", "希尔顿欢朋", "Hampton by Hilton", "select", ["欢朋"]),
    brand("3011", "Motto", "Motto by Hilton", "select", [], { unconfirmed: true }),
    brand("3012", "希尔顿惠庭", "Home2 Suites by Hilton", "longstay", ["惠庭"]),
  ],
  shangrila: [
    brand("4001", "香格里拉", "Shangri-La", "luxury"),
    brand("4002", "嘉里", "Kerry Hotels", "premium"),
    brand("4003", "盛贸", "Traders Hotels", "premium", ["商贸饭店"], { unconfirmed: true }),
    brand("4004", "JEN今旅", "JEN by Shangri-La", "premium", ["今旅"]),
    brand("4005", "中国大饭店", "China World Hotel", "luxury"),
  ],
  evergrande: [
    brand("5001", "恒大", "Evergrande Hotel", "luxury"),
    brand(
      "5002",
      "恒大世纪旅游城",
      "Evergrande resort complexes",
      "premium",
      ["恒大世纪城", "恒大泉都", "恒大温泉", "恒大金碧天下"],
      { unconfirmed: true },
    ),
  ],
  shimao: [
    brand("6001", "茂御", "Yuluxe", "luxury"),
    brand("6003", "御榕庄", "Yu Resort", "luxury", ["御龙庄"]),
    brand("6004", "世御", "Yu Hotel", "premium"),
    brand("6002", "睿选尚品", "MiniMax Premier", "select"),
    brand("6005", "睿选", "MiniMax", "select"),
    brand("6006", "凡象", "ETHOS", "select"),
  ],
  hyatt: [
    brand("7002", "柏悦", "Park Hyatt", "luxury"),
    brand("7001", "君悦", "Grand Hyatt", "luxury"),
    brand("7005", "安达仕", "Andaz", "luxury", ["安达士"]),
    brand("7006", "阿丽拉", "Alila", "luxury"),
    brand("7007", "汤普森", "Thompson Hotels", "luxury", [], { unconfirmed: true }),
    brand("7008", "凯悦臻选", "The Unbound Collection by Hyatt", "premium"),
    brand("7003", "凯悦", "Hyatt Regency", "premium", ["茂悦"]),
    brand("7009", "凯悦尚萃", "Hyatt Centric", "premium", ["尚萃"]),
    brand("7010", "凯悦尚选", "JdV by Hyatt", "premium", ["尚选"]),
    brand("7011", "凯悦悠选", "Destination by Hyatt", "premium", ["悠选"]),
    brand("7012", "凯悦嘉荟", "Caption by Hyatt", "select", ["嘉荟"]),
    brand("7004", "凯悦嘉轩", "Hyatt Place", "select", ["嘉轩"]),
    brand("7013", "逸扉", "UrCove by Hyatt", "select"),
    brand("7014", "凯悦嘉寓", "Hyatt House", "longstay", ["嘉寓"]),
  ],
  radisson: [
    brand("8003", "丽笙精选", "Radisson Collection", "luxury"),
    brand("8001", "丽笙", "Radisson Blu", "premium"),
    brand("8004", "丽筠", "Radisson", "premium"),
    brand("8005", "丽亭", "Park Plaza", "premium"),
    brand("8006", "丽芮", "Radisson RED", "select"),
    brand("8002", "丽柏", "Park Inn by Radisson", "select"),
    brand("8007", "丽怡", "Country Inn & Suites by Radisson", "select"),
  ],
};

/** Returns the brand with this id in a group; undefined if the table has none. */
export const findBrandById = (group: VenueGroup, id: string | undefined): HotelBrand | undefined =>
  hotelBrands[group].find((one) => one.id === id);

/** Matches a former name in a hotel's name: (原喜来登长城饭店). */
const formerName = /[(（]原[^()（）]*[)）]/g;

/**
 * Returns the brand that a hotel's Chinese name states, by the longest name or alias in it: 希尔顿逸林 rather than 希尔顿.
 * Former names do not count. Undefined if the name states none, or two of the same length.
 */
export function findBrandInName(group: VenueGroup, hotelName: string): HotelBrand | undefined {
  const text = hotelName.replaceAll(formerName, "");
  const found = hotelBrands[group].flatMap((one) => {
    const lengths = [one.name, ...one.aliases].filter((name) => text.includes(name)).map((name) => name.length);
    return lengths.length > 0 ? [{ one, length: Math.max(...lengths) }] : [];
  });
  const longest = Math.max(0, ...found.map(({ length }) => length));
  const best = found.filter(({ length }) => length === longest);
  return best.length === 1 ? best[0]!.one : undefined;
}

/** Returns the brand of a venue of a group: by its id, else by its brand's name, else by its own name. */
export const findVenueBrand = (
  group: VenueGroup,
  { brandId, brandName, name }: { brandId?: string | undefined; brandName?: string | undefined; name: string },
): HotelBrand | undefined => findBrandById(group, brandId) ?? findBrandInName(group, brandName ?? name);

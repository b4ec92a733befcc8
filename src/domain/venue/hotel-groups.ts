import type { VenueGroup } from "./venue-groups.ts";

/** A hotel group as a company. */
export interface HotelGroup {
  /** Short name, as planners say it. */
  name: string;
  /** Full name. */
  fullName: string;
  nameEn: string;
  /** Other names that can mean nothing else. */
  aliases: readonly string[];
  /** Year; absent where sources differ. */
  founded?: number;
  /** Country or region of the head office. */
  home: string;
  /** Its own figure of open hotels, as reported; absent where no source gives one. */
  reported?: { hotels: number; region: string; atLeast: boolean; month: string };
}

/**
 * The groups as of 2026-11-22. Sources of the reported numbers: hotelsmag.com (Marriott, 2023), prnewswire.com (IHG, January
 * 2025), hgjy100.com (Hilton, January 2026), lilabners.com (Evergrande, August 2025), reportify.cn (Hyatt, November 2025);
 * Shangri-La, Shimao and Radisson state none for China. Founding years and head offices: the groups' histories; Radisson's
 * year differs between sources. 雷迪森 is no alias of Radisson: a Zhejiang company bears the name too.
 */
export const hotelGroups: Readonly<Record<VenueGroup, HotelGroup>> = {
  marriott: {
    name: "万豪",
    fullName: "万豪国际集团",
    nameEn: "Marriott International",
    aliases: ["万豪国际", "马里奥特", "万豪旅享家", "喜达屋", "Marriott"],
    founded: 1927,
    home: "美国",
    reported: { hotels: 475, region: "大中华区", atLeast: true, month: "2023" },
  },
  ihg: {
    name: "洲际",
    fullName: "洲际酒店集团",
    nameEn: "IHG Hotels & Resorts",
    aliases: ["洲际酒店", "优悦会", "IHG", "InterContinental Hotels Group"],
    founded: 2003,
    home: "英国",
    reported: { hotels: 800, region: "大中华区", atLeast: true, month: "2025-01" },
  },
  hilton: {
    name: "希尔顿",
    fullName: "希尔顿集团",
    nameEn: "Hilton",
    aliases: ["希尔顿酒店集团", "希尔顿荣誉客会"],
    founded: 1919,
    home: "美国",
    reported: { hotels: 1000, region: "大中华区", atLeast: false, month: "2026-01" },
  },
  shangrila: {
    name: "香格里拉",
    fullName: "香格里拉集团",
    nameEn: "Shangri-La Group",
    aliases: ["香格里拉酒店集团", "贵宾金环会", "Shangri-La"],
    founded: 1971,
    home: "中国香港",
  },
  evergrande: {
    name: "恒大",
    fullName: "恒大酒店集团",
    nameEn: "Evergrande Hotel Group",
    aliases: ["恒大酒店", "Evergrande"],
    founded: 2007,
    home: "中国",
    reported: { hotels: 22, region: "中国内地", atLeast: false, month: "2025-08" },
  },
  shimao: {
    name: "世茂",
    fullName: "世茂喜达酒店集团",
    nameEn: "Shimao Star Hotels Group",
    aliases: ["世茂喜达", "世茂酒店", "世茂酒店及度假村", "Shimao", "Shimao Star"],
    founded: 2017,
    home: "中国",
  },
  hyatt: {
    name: "凯悦",
    fullName: "凯悦酒店集团",
    nameEn: "Hyatt Hotels Corporation",
    aliases: ["凯悦天地", "Hyatt"],
    founded: 1957,
    home: "美国",
    reported: { hotels: 204, region: "中国内地", atLeast: false, month: "2025-11" },
  },
  radisson: {
    name: "丽笙",
    fullName: "丽笙酒店集团",
    nameEn: "Radisson Hotel Group",
    aliases: ["拉迪森", "Radisson"],
    home: "比利时",
  },
};

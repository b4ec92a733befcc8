import { describe, expect, it } from "vitest";
import { findHotelGroup } from "./find-hotel-group.ts";
import { hotelGroups } from "./hotel-groups.ts";
import { venueGroups } from "./venue-groups.ts";

describe("findHotelGroup", () => {
  it.each(venueGroups)("knows every name of %s", (group) => {
    const { name, fullName, nameEn, aliases } = hotelGroups[group];
    for (const each of [group, name, fullName, nameEn, ...aliases, `${name}集团`, `${name}酒店管理有限公司`])
      expect([each, findHotelGroup(each)]).toEqual([each, group]);
  });

  it.each([
    ["万豪国际酒店集团", "marriott"],
    ["Marriott International, Inc.", "marriott"],
    ["洲际酒店集团（IHG）", "ihg"],
    ["IHG洲际", "ihg"],
    ["希尔顿酒店及度假村", "hilton"],
    ["Hilton Worldwide", "hilton"],
    ["香格里拉（中国）", "shangrila"],
    ["SHANGRI-LA", "shangrila"],
    ["恒大集团", "evergrande"],
    ["世茂喜达酒店", "shimao"],
    ["Hyatt / 凯悦", "hyatt"],
    ["凯悦 国际酒店集团", "hyatt"],
    ["丽笙酒店集团（原卡尔森）", "radisson"],
  ])("reads %s", (text, group) => expect(findHotelGroup(text)).toBe(group));

  it.each([
    "开元",
    "锦江国际集团",
    "万豪、开元",
    "喜来登",
    "朗廷酒店集团",
    "洲际希尔顿",
    "酒店集团",
    "雷迪森",
    "",
    "（）",
  ])("leaves %s alone", (text) => expect(findHotelGroup(text)).toBeUndefined());
});

import { expect, it } from "vitest";
import type { PictureGroup, PictureWire } from "#contract/schemas/picture.ts";
import { formatCaption, getGroupName, getSpaceNames } from "./format-caption.ts";
import { formatGroupPictureHref, formatVenuePictureHref, getPictureKey } from "./format-venue-picture-href.ts";
import { pageAddress } from "#domain/address/page-address.ts";
import { formatPageHref, buildPageLinks } from "./load-pictures.ts";

const groups: PictureGroup[] = [
  { catalogType: "waiguan", name: "外观", count: 1, spaces: [{ spaceId: "0", name: "外观", count: 1, first: "a" }] },
  {
    catalogType: "huiyishi",
    name: "会议室",
    count: 2,
    spaces: [
      { spaceId: "0", name: "会议室", count: 1, first: "a" },
      { spaceId: "7", name: "宴会厅A", count: 1, first: "a" },
    ],
  },
];
const picture = (more: Partial<PictureWire>): PictureWire => ({
  hash: "a".repeat(20),
  width: 4,
  height: 3,
  color: "#000000",
  catalogType: "huiyishi",
  ...more,
});

it("captions a picture with its space and its content, without repeating the space", () => {
  const names = getSpaceNames(groups);
  expect(formatCaption(picture({ spaceId: "7", caption: "宴会式 24 桌" }), names)).toBe("宴会厅A，宴会式 24 桌");
  expect(formatCaption(picture({ spaceId: "7", caption: "宴会厅A · 宴会式" }), names)).toBe("宴会厅A · 宴会式");
  expect(formatCaption(picture({ spaceId: "7" }), names)).toBe("宴会厅A");
  expect(formatCaption(picture({ catalogType: "waiguan" }), names)).toBe("外观");
  expect(formatCaption(picture({ spaceId: "8", caption: "课桌式" }), names)).toBe("课桌式");
});

it("names a group by its space, or by its kind where it has none", () => {
  expect(getGroupName(groups, { type: "huiyishi", spaceId: "7" })).toBe("宴会厅A");
  expect(getGroupName(groups, { type: "huiyishi", spaceId: "0" })).toBe("会议室");
  expect(getGroupName(groups, { type: "kefang", spaceId: "0" })).toBe("客房");
});

it("gives one file in two spaces two keys and two URLs", () => {
  expect(getPictureKey(picture({ spaceId: "7" }))).not.toBe(getPictureKey(picture({ spaceId: "8" })));
  expect(formatGroupPictureHref("5", picture({ spaceId: "7" }))).toBe(
    `/view/hotel-5/tupian/huiyishi/7?picture=${"a".repeat(20)}-7`,
  );
  expect(formatGroupPictureHref("5", picture({}))).toBe(`/view/hotel-5/tupian/huiyishi/0?picture=${"a".repeat(20)}`);
  expect(formatVenuePictureHref("5", picture({}))).toBe(`/view/hotel-5/tupian?picture=${"a".repeat(20)}`);
});

it("parses the page number and falls back to the first page", () => {
  expect(["2", "1", "0", "-1", "02", "x", "99999", undefined].map((page) => pageAddress.parse({ page }).page)).toEqual([
    2, 1, 1, 1, 1, 1, 1, 1,
  ]);
});

it("links a page to its neighbours and leaves the number out of the first page's URL", () => {
  const answer = { pictures: [], groups, total: 60, page: 2, pages: 3 };
  expect(buildPageLinks("/a", answer)).toEqual({ canonical: "/a?page=2", previous: "/a", next: "/a?page=3" });
  expect(buildPageLinks("/a", { ...answer, page: 3 })).toEqual({ canonical: "/a?page=3", previous: "/a?page=2" });
  expect(formatPageHref("/a", 1)).toBe("/a");
});

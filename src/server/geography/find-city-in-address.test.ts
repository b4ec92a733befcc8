import { expect, it } from "vitest";
import { findCityInAddress, findCityOfCounty, isAmbiguousCityName } from "./find-city-in-address.ts";

it.each([
  ["广东省东莞市塘厦镇花园街1号", "441900"],
  ["江苏省昆山市前进路1号", "320500"],
  ["义乌市工人路1号", "330700"],
  ["浙江省金华市义乌市工人路1号", "330700"],
  ["重庆忠县忠州镇1号", "500000"],
  ["重慶市渝中區1號", "500000"],
  ["新疆伊宁市上海城徐汇苑23号楼", "654000"],
  ["新疆维吾尔自治区乌鲁木齐市天山区1号", "650100"],
  ["内蒙古自治区呼和浩特市新城区1号", "150100"],
  ["内蒙古锡林郭勒盟锡林浩特市1号", "152500"],
  ["云南省大理白族自治州大理市古城1号", "532900"],
  ["湖北神农架木鱼镇1号", "429021"],
  ["湖北省襄樊市樊城区1号", "420600"],
  ["吉林省吉林市昌邑区1号", "220200"],
  ["吉林省长春市1号", "220100"],
  ["海南省三亚市海棠区1号", "460200"],
  ["北京市市辖区东城区1号", "110000"],
  ["北京朝阳区建国路1号", "110000"],
  ["广州天河区体育东路1号", "440100"],
  ["上海市黄浦区南京东路100号", "310000"],
  ["香港九龙尖沙咀弥敦道1号", "810000"],
  ["中国香港特别行政区中环1号", "810000"],
  ["中国澳门特别行政区路氹城1号", "820000"],
])("%s is in %s", (address, code) => {
  expect(findCityInAddress(address)).toBe(code);
});

it.each(["南京路100号", "北京东路1号", "上海街5号", "朝阳区建国路1号", "某某街1号", "", "海南"])(
  "%s names no city",
  (address) => {
    expect(findCityInAddress(address)).toBeUndefined();
  },
);

it("finds the city of a county's short name, and none of a province's", () => {
  expect(["昆山", "义乌", "鼓楼", "海南", "没有的"].map(findCityOfCounty)).toEqual([
    "320500",
    "330700",
    "several",
    "none",
    "none",
  ]);
});

it("doubts a city that is called as a district of a better known one", () => {
  expect(isAmbiguousCityName("朝阳", "211300")).toBe(true);
  expect(isAmbiguousCityName("西安", "610100")).toBe(false);
  expect(isAmbiguousCityName("苏州", "320500")).toBe(false);
});

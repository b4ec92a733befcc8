import { z } from "zod";
import { packageColumns } from "./packages/package-columns.ts";
import { count, flag, json, list, number, text, year } from "./cells/cell-type.ts";
import type { Column } from "./column.ts";
import { priceColumns } from "./price-columns.ts";
import { diningSchema, guestRoomsSchema, offersSchema, transportSchema } from "../write/entity-schemas.ts";
import { degrees } from "./cells/degrees.ts";
import { phone } from "./cells/phone.ts";
import { yuan } from "./cells/yuan.ts";
import { city, featureList, grade, hotelGroup, star, venueType } from "./cells/enum-parsers.ts";

/** Columns of venues, in export order. */
export const venueColumns: readonly Column[] = [
  { path: "id", names: ["编号", "场地编号", "酒店编号", "id", "venue id", "site id", "hotel id"], type: text },
  {
    path: "name",
    names: [
      "名称",
      "场地名称",
      "酒店名称",
      "酒店名",
      "饭店名称",
      "场馆名称",
      "场馆",
      "场地",
      "酒店",
      "name",
      "venue",
      "venue name",
      "hotel",
      "hotel name",
    ],
    type: text,
  },
  { path: "nameEn", names: ["英文名", "英文名称", "english name", "name en"], type: text },
  { path: "aliases", names: ["别名", "曾用名", "其他名称", "aliases"], type: list },
  { path: "cityCode", names: ["城市", "所在城市", "城市代码", "city", "city code"], type: city },
  { path: "$district", names: ["行政区", "区", "区县", "所在区", "district"], type: text },
  { path: "$areas", names: ["商圈", "所在商圈", "business area", "business areas"], type: list },
  { path: "$regions", names: ["区域", "所在区域", "片区", "板块"], type: list, importOnly: true },
  {
    path: "$metro",
    names: ["地铁站", "地铁", "邻近地铁", "最近地铁", "最近地铁站", "metro", "metro stations"],
    type: list,
  },
  { path: "$hubs", names: ["机场车站", "airports and stations"], type: list },
  { path: "regionIds", names: ["区域编号", "region ids"], type: list },
  { path: "address", names: ["地址", "详细地址", "场地地址", "酒店地址", "address"], type: text },
  { path: "lng", names: ["经度", "lng", "lon", "longitude"], type: degrees },
  { path: "lat", names: ["纬度", "lat", "latitude"], type: degrees },
  { path: "approximatePosition", names: ["位置约略", "approximate position"], type: flag },
  { path: "type", names: ["类型", "场地类型", "酒店类型", "场馆类型", "类别", "type", "venue type"], type: venueType },
  { path: "star", names: ["星级", "酒店星级", "挂牌星级", "star", "stars"], type: star },
  { path: "grade", names: ["档次", "等级", "酒店档次", "grade"], type: grade },
  { path: "groupName", names: ["集团", "酒店集团", "所属集团", "管理集团", "group", "hotel group"], type: hotelGroup },
  { path: "brandId", names: ["品牌编号", "brand id"], type: text },
  { path: "brandName", names: ["品牌", "酒店品牌", "brand"], type: text },
  {
    path: "phone",
    names: ["电话", "联系电话", "总机", "酒店电话", "销售电话", "预订电话", "联系方式", "phone", "tel", "telephone"],
    type: phone,
  },
  { path: "nearPlaces", names: ["周边", "周边地标", "附近", "near places", "nearby"], type: list },
  { path: "opened", names: ["开业", "开业年份", "开业时间", "开业日期", "opened", "opening year"], type: year },
  { path: "renovated", names: ["装修", "装修年份", "装修时间", "翻新", "renovated"], type: year },
  {
    path: "guestRoomCount",
    names: ["客房数", "客房数量", "客房总数", "客房", "房间数", "房间数量", "guest rooms", "guest room count"],
    type: count,
  },
  {
    path: "parkingCount",
    names: ["车位", "车位数", "停车位", "停车位数", "停车位数量", "车位数量", "parking", "parking spaces"],
    type: count,
  },
  {
    path: "guestRoomPriceFrom",
    names: ["客房起价", "房价", "最低房价", "guest room price from", "room price"],
    type: yuan("间", "天", "晚", "夜"),
  },
  { path: "rating.score", names: ["评分", "rating"], type: number("分") },
  { path: "rating.source", names: ["评分来源", "rating source"], type: text },
  { path: "facilities", names: ["设施", "设施服务", "酒店设施", "facilities"], type: list },
  { path: "features", names: ["特色", "特点", "features"], type: featureList },
  { path: "summary", names: ["一句话", "摘要", "summary"], type: text },
  { path: "description", names: ["简介", "介绍", "描述", "场地介绍", "description"], type: text },
  { path: "policies.deposit", names: ["定金", "押金", "订金", "deposit"], type: text },
  { path: "policies.cancellation", names: ["取消政策", "退改", "cancellation"], type: text },
  { path: "policies.outsideCatering", names: ["外带餐饮", "自带餐饮", "outside catering"], type: text },
  { path: "policies.outsideDecoration", names: ["外来搭建", "自带搭建", "outside decoration"], type: text },
  { path: "policies.loadIn", names: ["进场", "进场时间", "load in"], type: text },
  { path: "policies.parking", names: ["停车", "停车说明", "parking terms"], type: text },
  { path: "transport", names: ["交通 JSON", "transport"], type: json(transportSchema) },
  { path: "guestRooms", names: ["房型 JSON", "guest room types"], type: json(guestRoomsSchema) },
  { path: "dining", names: ["餐饮 JSON", "dining"], type: json(diningSchema) },
  { path: "offers", names: ["优惠 JSON", "offers"], type: json(offersSchema) },
  // What is in it, the schema of the entity checks, which names the part that is wrong.
  { path: "packages", names: ["会议包价 JSON", "packages"], type: json(z.array(z.unknown())) },
  ...packageColumns,
  ...priceColumns,
  { path: "hasVr", names: ["VR", "有 VR", "has vr"], type: flag },
  { path: "demo", names: ["示例", "demo"], type: flag },
  { path: "source.name", names: ["来源", "数据来源", "source"], type: text },
  { path: "source.licence", names: ["许可", "licence", "license"], type: text },
  { path: "source.date", names: ["数据日期", "source date"], type: text },
  { path: "listedAt", names: ["上架日期", "listed at"], type: text },
  { path: "$filed", names: ["目录来源", "filed under", "catalogue source"], type: text },
];

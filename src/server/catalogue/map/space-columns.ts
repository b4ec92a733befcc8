import { z } from "zod";
import { packageColumns } from "./packages/package-columns.ts";
import { features } from "#domain/space/features.ts";
import { layouts } from "#domain/space/layouts.ts";
import { flag, json, list, metres, number, text } from "./cells/cell-type.ts";
import type { Column } from "./column.ts";
import { featureList } from "./cells/enum-parsers.ts";
import { floor } from "./cells/floor.ts";
import { yuan } from "./cells/yuan.ts";
import { capacities } from "./cells/capacities.ts";
import { layoutAliases } from "./cells/layout-aliases.ts";
import { people, pillars } from "./cells/people.ts";
import { areaOrSides, equipment, size } from "./cells/size.ts";

/** Periods that a price may name. */
const fullDay = ["全天", "整天", "天", "日", "8小时", "厅"];
const halfDay = ["半天", "半日", "4小时", "场", "厅"];
const evening = ["晚上", "晚间", "晚", "场", "厅"];

const capacityColumns = layouts.map(
  ({ key, name }): Column => ({ path: `capacity.${key}`, names: [name, key, ...layoutAliases[key]], type: people }),
);

/** Yes/no columns of features without a field; the others are in the table below. */
const flagColumns = features
  .filter(
    ({ key, of }) => of === "space" && !["led", "projection", "stage", "daylight", "vr", "divisible"].includes(key),
  )
  .map(({ key, name }): Column => ({ path: `$feature.${key}`, names: [name, key], type: flag, importOnly: true }));

/** Columns of spaces, in export order. */
export const spaceColumns: readonly Column[] = [
  { path: "id", names: ["编号", "会议室编号", "厅编号", "id", "space id", "room id"], type: text },
  { path: "$venueId", names: ["场地编号", "酒店编号", "venue id", "site id", "hotel id"], type: text },
  {
    path: "$venueName",
    names: [
      "场地名称",
      "场地",
      "酒店名称",
      "酒店名",
      "酒店",
      "饭店名称",
      "场馆名称",
      "场馆",
      "所属场地",
      "所属酒店",
      "venue",
      "venue name",
      "hotel",
      "hotel name",
    ],
    type: text,
  },
  {
    path: "name",
    names: [
      "名称",
      "会议室名称",
      "会议室名",
      "会场名称",
      "会场",
      "宴会厅名称",
      "厅房名称",
      "厅房",
      "厅名称",
      "功能厅",
      "会议厅名称",
      "会议室",
      "会议厅",
      "宴会厅",
      "厅名",
      "厅",
      "name",
      "space",
      "space name",
      "room",
      "room name",
      "meeting room",
    ],
    type: text,
  },
  { path: "floor", names: ["楼层", "层", "所在楼层", "floor"], type: floor },
  {
    path: "$measures",
    names: ["长宽", "尺寸", "长×宽", "dimensions"],
    type: size(["length", "width", "height"], 1),
    importOnly: true,
  },
  { path: "length", names: ["长", "长度", "length"], type: metres },
  { path: "width", names: ["宽", "宽度", "width"], type: metres },
  { path: "area", names: ["面积", "会议室面积", "使用面积", "area"], type: areaOrSides },
  {
    path: "height",
    names: [
      "净高",
      "高",
      "高度",
      "净层高",
      "室内净高",
      "吊顶高度",
      "吊顶高",
      "天花高度",
      "天花高",
      "height",
      "clear height",
      "ceiling height",
      "ceiling",
    ],
    type: metres,
  },
  ...capacityColumns,
  {
    path: "$capacities",
    names: [
      "容纳人数",
      "可容纳人数",
      "可容纳",
      "容纳",
      "容量",
      "会场容量",
      "人数",
      "台型容量",
      "各台型人数",
      "各台型容量",
      "台型人数",
      "台型及人数",
      "台型",
      "摆台",
      "摆放形式",
      "摆台人数",
      "座位数",
      "capacity",
      "capacities",
      "seating capacity",
      "set up",
    ],
    type: capacities,
    importOnly: true,
  },
  {
    path: "$feature.divisible",
    names: ["可分隔", "是否可分隔", "可否分隔", "divisible"],
    type: flag,
    importOnly: true,
  },
  { path: "$partOf", names: ["所属大厅", "part of"], type: text },
  { path: "$splitsInto", names: ["可分为", "splits into"], type: list },
  {
    path: "pillars",
    names: ["柱子", "柱", "柱子数", "立柱数", "有无柱", "有无柱子", "立柱", "pillars"],
    type: pillars,
  },
  { path: "daylight", names: ["自然光", "采光", "daylight"], type: flag },
  { path: "led", names: ["LED 尺寸", "LED 屏尺寸", "led size"], type: size(["width", "height"]) },
  {
    path: "$equipment.led",
    names: ["LED 屏", "LED 大屏", "LED 屏幕", "LED 显示屏", "led"],
    type: equipment("width", "height"),
    importOnly: true,
  },
  { path: "projection", names: ["投影", "投影仪", "投影设备", "投影幕", "projection", "projector"], type: flag },
  { path: "stage", names: ["舞台尺寸", "stage size"], type: size(["width", "depth", "height"]) },
  {
    path: "$equipment.stage",
    names: ["舞台", "stage"],
    type: equipment("width", "depth", "height"),
    importOnly: true,
  },
  { path: "loadInDoor", names: ["进货门", "货门尺寸", "load-in door"], type: size(["width", "height"]) },
  { path: "power", names: ["电力", "三相电流", "power"], type: number("a|安|安培") },
  { path: "rigging.points", names: ["吊点数", "rigging points"], type: number("个|点") },
  { path: "rigging.kg", names: ["吊点承重", "rigging load"], type: number("kg|公斤") },
  {
    path: "priceHalfDay",
    names: [
      "半天价",
      "半天价格",
      "半天",
      "半日",
      "半日价",
      "半天租金",
      "half day price",
      "price half day",
      "half day",
      "4小时",
      "四小时",
    ],
    type: yuan(...halfDay),
  },
  {
    path: "priceDay",
    names: [
      "全天价",
      "全天价格",
      "全天",
      "整天",
      "价格",
      "日租",
      "日租金",
      "全天租金",
      "租金",
      "场租",
      "8小时",
      "八小时",
      "full day",
      "day price",
      "price day",
      "price",
    ],
    type: yuan(...fullDay),
  },
  {
    path: "priceEvening",
    names: ["晚间价", "晚间价格", "晚间", "晚场", "晚场价", "evening price", "price evening"],
    type: yuan(...evening),
  },
  { path: "priceDate", names: ["价格日期", "报价日期", "price date"], type: text },
  // What is in it, the schema of the entity checks, which names the part that is wrong.
  { path: "packages", names: ["会议包价 JSON", "packages"], type: json(z.array(z.unknown())) },
  ...packageColumns,
  { path: "features", names: ["特色", "特点", "features"], type: featureList },
  ...flagColumns,
  { path: "hasVr", names: ["VR", "有 VR", "has vr"], type: flag },
  { path: "demo", names: ["示例", "demo"], type: flag },
  { path: "listedAt", names: ["上架日期", "listed at"], type: text },
  { path: "$filed", names: ["目录来源", "filed under", "catalogue source"], type: text },
];

import type { EventTypeId } from "../../demand/demand-option.ts";
import { banquetTypes } from "../complete-assumptions.ts";
import { defineLines, type EstimateFacts } from "./line-definition.ts";

const byStar = (key: string) => (facts: EstimateFacts) => `${key}.s${facts.event.star}`;

/** Kinds of event whose dinners are a buffet. */
const buffetTypes: readonly EventTypeId[] = [
  "training",
  "launch",
  "forum",
  "closed-door",
  "conference",
  "order-fair",
  "exhibition",
  "roadshow",
  "salon",
  "team-building",
  "other",
];

/** Lines of dining and guest rooms. */
export const hospitalityLines = defineLines([
  {
    key: "lunch",
    group: "dining",
    unit: "personTime",
    price: (facts) => (facts.assumptions.lunch === "set" ? "lunch.set" : byStar("lunch.buffet")(facts)),
    quantity: { of: "people", times: "lunches" },
    default: {},
    hotel: true,
  },
  {
    key: "teaBreaks",
    group: "dining",
    unit: "personTime",
    price: byStar("tea"),
    quantity: { of: "people", times: "teaBreaks" },
    default: {},
    hotel: true,
  },
  {
    key: "dinner",
    group: "dining",
    unit: "personTime",
    price: byStar("dinner.buffet"),
    quantity: { of: "people", times: "dinners" },
    default: { types: buffetTypes },
    hotel: true,
  },
  {
    key: "banquet",
    group: "dining",
    unit: "table",
    price: byStar("table"),
    quantity: { of: "tables" },
    default: { types: banquetTypes },
    hotel: true,
  },
  {
    key: "tableDrinks",
    group: "dining",
    unit: "table",
    price: "drinks.table",
    quantity: { of: "tables" },
    default: { types: banquetTypes },
    hotel: true,
  },
  { key: "reception", group: "dining", unit: "person", price: "reception", quantity: { of: "people" }, hotel: true },
  {
    key: "softDrinks",
    group: "dining",
    unit: "person",
    price: "drinks.soft",
    quantity: { of: "people" },
    hotel: true,
  },
  { key: "water", group: "dining", unit: "piece", price: "water", quantity: { of: "people", share: 2, times: "days" } },
  {
    key: "crewMeals",
    group: "dining",
    unit: "personTime",
    price: "lunch.box",
    quantity: { of: "people", per: 20, plus: 4, times: "days" },
  },
  {
    key: "guestRooms",
    group: "rooms",
    unit: "roomNight",
    price: ({ assumptions }) => `room.s${assumptions.roomStar}`,
    quantity: { of: "guestRooms" },
    default: {},
    taxed: true,
  },
]);

import { stagedTypes } from "../complete-assumptions.ts";
import { defineLines, type PercentDefinition } from "./line-definition.ts";

/** Lines of people, printed matter, transport and permits. */
export const serviceLines = defineLines([
  {
    key: "crew",
    group: "service",
    unit: "personDay",
    price: "staff.temp",
    quantity: { of: "people", per: 50, times: "days" },
    default: { people: 31 },
  },
  {
    key: "projectManagers",
    group: "service",
    unit: "personDay",
    price: "staff.pm",
    quantity: { of: "people", per: 150, times: "preparationDays" },
    default: { types: stagedTypes, people: 100 },
  },
  {
    key: "host",
    group: "service",
    unit: "session",
    price: "mc",
    quantity: { of: "one" },
    default: { types: ["annual-meeting", "launch", "wedding"], people: 61 },
  },
  {
    key: "performances",
    group: "service",
    unit: "programme",
    price: "perf.program",
    quantity: { of: "people", per: 200, plus: 1 },
    default: { types: ["annual-meeting"], people: 100 },
  },
  {
    key: "hostesses",
    group: "service",
    unit: "personTime",
    price: "hostess",
    quantity: { of: "people", per: 100, plus: 2 },
  },
  {
    key: "photographers",
    group: "service",
    unit: "personDay",
    price: "photo.day",
    quantity: { of: "people", per: 300, times: "days" },
    default: { types: stagedTypes, people: 61 },
  },
  {
    key: "photoStream",
    group: "service",
    unit: "session",
    price: "photo.live",
    quantity: { of: "one", times: "days" },
  },
  {
    key: "interpreters",
    group: "service",
    unit: "personDay",
    price: "interp.si.en",
    quantity: { of: "one", share: 2, times: "days" },
  },
  {
    key: "guards",
    group: "service",
    unit: "personDay",
    price: "staff.guard",
    quantity: { of: "people", per: 100, times: "days" },
    default: { types: stagedTypes, people: 200 },
  },
  {
    key: "badges",
    group: "service",
    unit: "piece",
    price: "badge.paper",
    quantity: { of: "people", share: 1.1 },
    default: { types: ["training", "forum", "conference", "order-fair", "exhibition"] },
  },
  { key: "handbooks", group: "service", unit: "piece", price: "manual", quantity: { of: "people" } },
  { key: "bags", group: "service", unit: "piece", price: "bag", quantity: { of: "people" } },
  { key: "gifts", group: "service", unit: "piece", price: "gift", quantity: { of: "people" } },
  {
    key: "coaches",
    group: "service",
    unit: "vehicleDay",
    price: "coach.55",
    quantity: { of: "people", per: 49, times: "days" },
    default: { types: ["team-building"] },
  },
  { key: "transfers", group: "service", unit: "trip", price: "airport.coach", quantity: { of: "people", per: 49 } },
  { key: "insurance", group: "service", unit: "item", price: "ins.public", quantity: { of: "one" } },
  {
    // An event of 1,000 people and more needs a permit of the police.
    key: "permit",
    group: "service",
    unit: "item",
    price: "fee.permit",
    quantity: { of: "one" },
    default: { types: stagedTypes, people: 1000 },
  },
]);

/** Lines that are percentages, in the order in which they are computed. */
export const percentLines = [
  { key: "serviceCharge", group: "service", price: "fee.service", base: "hotel", default: {} },
  { key: "agency", group: "service", price: "fee.agency", base: "all" },
  { key: "tax", group: "tax", price: "fee.vat", base: "untaxed", default: {} },
  { key: "contingency", group: "service", price: "fee.contingency", base: "all" },
] as const satisfies readonly PercentDefinition[];

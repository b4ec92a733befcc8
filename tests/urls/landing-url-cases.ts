import { createFound, createNotFound, type UrlCase } from "./url-case.ts";

/** Landing pages of annual meetings and schemes: their paths win over a solution's alias, and a setup is never canonical. So for pages of a selection. */
export const landingUrlCases: readonly UrlCase[] = [
  createFound("/compare", "a comparison without spaces"),
  createFound("/compare?spaceCode=1100000001001,1100000001002&people=180&layout=classroom", "two spaces", "/compare"),
  createFound(
    "/compare?spaceCode=999,x,-1&people=0&layout=sofa&date=2026-02-30",
    "unknown and invalid ones",
    "/compare",
  ),
  createNotFound("/compare/1", "a part too many"),
  createNotFound("/Compare", "letter case counts"),
  createFound("/nianhui", "the annual-meeting page"),
  createFound("/nianhui?city=shanghai&tables=120&month=2027-01&acts=9", "a setup in the query", "/nianhui"),
  createFound("/nianhui?city=Shanghai&tables=-3&theme=../x&acts=99", "an invalid setup is dropped", "/nianhui"),
  createNotFound("/nianhui?city=atlantis", "a well-formed city that the catalogue does not know"),
  createNotFound("/nianhui/1", "a part too many"),
  createFound("/activity/scheme", "a landing page wins over a solution's alias"),
  createFound("/activity/scheme?city=shanghai&people=260&eventType=launch", "a setup in the query", "/activity/scheme"),
  createFound("/activity/scheme?people=0&layout=x&date=2026-02-30", "an invalid setup is dropped", "/activity/scheme"),
  createFound("/activity/scheme-two", "the form in two steps", "/activity/scheme"),
  createNotFound("/activity/scheme-three", "no such page"),
  createFound("/activity/nianhui", "a landing page wins over a solution's alias"),
  createFound("/activity/nianhui?tables=50", "a setup in the query", "/activity/nianhui"),
  createFound("/activity/nianhui-two", "the form in two steps", "/activity/nianhui"),
  createNotFound("/activity/Nianhui", "letter case counts"),
  createFound("/proposal", "a proposal of no space says what to do"),
  createFound(
    "/proposal?spaceCode=1,x&people=-3&layout=sofa&date=2026-02-30&by=%3Cb%3E",
    "invalid fields are dropped",
    "/proposal",
  ),
  createNotFound("/proposal/1", "a part too many"),
];

import type {
  Article,
  BreadcrumbList,
  EventVenue,
  Hotel,
  ItemList,
  MeetingRoom,
  PerformingArtsTheater,
  QAPage,
  Resort,
  Restaurant,
  CafeOrCoffeeShop,
  StadiumOrArena,
  WebSite,
} from "schema-dts";

/** A house in schema.org's terms. */
export type VenueThing =
  | Hotel
  | Resort
  | Restaurant
  | CafeOrCoffeeShop
  | StadiumOrArena
  | PerformingArtsTheater
  | EventVenue;

/** What our pages are about in schema.org's terms; a property that a type has not is an error of the compiler. */
export type Thing = VenueThing | MeetingRoom | Article | QAPage | WebSite | ItemList | BreadcrumbList;

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

/** The schema.org types of a venue. */
export type VenueJsonLd =
  | Hotel
  | Resort
  | Restaurant
  | CafeOrCoffeeShop
  | StadiumOrArena
  | PerformingArtsTheater
  | EventVenue;

/** The schema.org types that pages emit as JSON-LD; unknown properties are compile errors. */
export type JsonLd = VenueJsonLd | MeetingRoom | Article | QAPage | WebSite | ItemList | BreadcrumbList;

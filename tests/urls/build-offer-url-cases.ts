import { createFound, createNotFound, type UrlCase } from "./url-case.ts";

const format = (q: string, more = "") => `/beijing/fangan?q=${encodeURIComponent(q)}${more}`;

/** Builds the URL cases of the page of offers; `venue` is the id of a venue in Beijing. */
export function buildOfferUrlCases(venue: string): UrlCase[] {
  return [
    createFound("/beijing/fangan", "venues that hold a programme of several sessions"),
    createFound(format("主会场200人", "&page=x"), "an invalid page is dropped", "/beijing/fangan"),
    createFound(format("主会场20人", `&siteId=${venue}`), "the offer of one venue", "/beijing/fangan"),
    createFound(format("骆驼"), "a text that is no programme", "/beijing/fangan"),
    createNotFound("/Beijing/fangan", "a city is lowercase letters only"),
    createNotFound("/atlantis/fangan", "a well-formed city that the catalogue does not know"),
    createNotFound(format("主会场20人", "&siteId=99999999"), "the offer of a venue that is not there"),
    createNotFound("/beijing/fangan/1", "a part too many"),
  ];
}

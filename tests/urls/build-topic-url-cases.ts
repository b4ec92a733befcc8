import { createFound, createNotFound, type UrlCase } from "./url-case.ts";

/** Builds the URL cases of the two topics. */
export function buildTopicUrlCases(): UrlCase[] {
  const [hilton, ihg] = ["/marketing/hilton/topic", "/marketing/ihg/topic"];
  return [
    createFound(hilton!, "a topic of a group"),
    createFound(`${hilton}?city=shenzhen&people=240&breakouts=0&dinner=0`, "a day in the query", hilton),
    createFound(`${hilton}?people=-1&breakouts=99&siteId=x`, "an invalid day is dropped", hilton),
    createNotFound(`${hilton}?city=atlantis`, "a well-formed city that the catalogue does not know"),
    createFound(ihg!, "a topic of a group"),
    createFound(`${ihg}?eventType=training&led=1x1`, "an event in the query", ihg),
    createNotFound(`${ihg}/1`, "a part too many"),
    createNotFound("/marketing/marriott/topic", "a group without a topic"),
    createNotFound("/marketing/Hilton/topic", "letter case counts"),
    createNotFound("/marketing", "an unmatched path"),
  ];
}

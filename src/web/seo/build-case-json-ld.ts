import type { Article } from "schema-dts";
import type { CaseCard } from "#contract/schemas/sample.ts";
import { formatVenueCasesHref } from "#domain/venue/format-venue-href.ts";
import { buildArticleJsonLd } from "./build-article-json-ld.ts";

/** Builds the JSON-LD of a case on the page of its venue's cases; `space` is where it took place, if that is known. */
export const buildCaseJsonLd = (
  venueId: string,
  { id, name, story }: Pick<CaseCard, "id" | "name" | "story">,
  space: { name: string; venueName: string } | undefined,
): Article => ({
  ...buildArticleJsonLd(formatVenueCasesHref(venueId, id), name, story),
  ...(space && { contentLocation: { "@type": "Place", name: `${space.venueName} ${space.name}` } }),
});

import type { WebSite } from "schema-dts";
import { homeZh } from "#texts/site/home.zh.ts";

/** Builds the site's JSON-LD with its search action; `searchPath` is the URL template with `{search_term_string}`. */
export function buildSiteJsonLd(searchPath: string): WebSite {
  // Not inlined: schema-dts does not type the `query-input` annotation.
  const search = {
    "@type": "SearchAction" as const,
    target: { "@type": "EntryPoint" as const, urlTemplate: `{origin}${searchPath}` },
    "query-input": "required name=search_term_string",
  };
  return { "@type": "WebSite", name: homeZh.site, url: "{origin}/", inLanguage: "zh-CN", potentialAction: search };
}

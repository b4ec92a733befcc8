import { enterpriseZh } from "#texts/site/enterprise.zh.ts";
import type { PageHead } from "../../page.ts";
import { buildBreadcrumbJsonLd } from "../../seo/build-breadcrumb-json-ld.ts";

const enterpriseHref = "/customer/dakehu";

/** Builds the head of the enterprise page. */
export function buildEnterpriseHead(): PageHead {
  const { title, description } = enterpriseZh;
  return {
    title,
    description,
    canonical: enterpriseHref,
    jsonLd: [buildBreadcrumbJsonLd([{ label: title }], enterpriseHref)],
  };
}

import { enterpriseZh } from "#texts/site/enterprise.zh.ts";
import { definePage, type PageHead } from "../../page.ts";
import { buildBreadcrumbJsonLd } from "../../seo/build-breadcrumb-json-ld.ts";
import { EnterpriseView } from "./view.tsx";

const enterpriseHref = "/customer/dakehu";

/** Builds the head of the enterprise page. */
function buildEnterpriseHead(): PageHead {
  const { title, description } = enterpriseZh;
  return {
    title,
    description,
    canonical: enterpriseHref,
    jsonLd: [buildBreadcrumbJsonLd([{ label: title }], enterpriseHref)],
  };
}

export default definePage("enterprise", {
  validate: () => ({}),
  loader: (_, { call }) => call("activity/getEnterpriseOptions"),
  head: buildEnterpriseHead,
  component: EnterpriseView,
});

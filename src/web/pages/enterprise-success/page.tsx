import { enterpriseZh } from "#texts/site/enterprise.zh.ts";
import { successAddress } from "#domain/demand/success-address.ts";
import { definePage } from "../../page.ts";
import { EnterpriseSuccessView } from "./view.tsx";

export default definePage("enterprise-success", {
  validate: ({ query }) => successAddress.parse(query),
  loader: async () => undefined,
  head: () => {
    const { title, description } = enterpriseZh.success;
    return { title, description, canonical: "/customer/ent-success", noindex: true };
  },
  component: EnterpriseSuccessView,
  early: "run",
});

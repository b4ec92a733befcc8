import { enterpriseZh } from "#texts/site/enterprise.zh.ts";
import { isSent, successAddress } from "#domain/demand/success-address.ts";
import { definePage } from "../../page.ts";
import { EnterpriseSuccessView } from "./view.tsx";

export default definePage("enterprise-success", {
  validate: ({ query }) => successAddress.parse(query),
  loader: async () => undefined,
  head: (_, input) => {
    const { linked, none } = enterpriseZh.success;
    return {
      title: isSent(input) ? linked.title : none.title,
      description: linked.description,
      canonical: "/customer/ent-success",
      noindex: true,
    };
  },
  component: EnterpriseSuccessView,
  early: "run",
});

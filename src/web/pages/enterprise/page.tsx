import { definePage } from "../../page.ts";
import { buildEnterpriseHead } from "./build-enterprise-head.ts";
import { EnterpriseView } from "./view.tsx";

export default definePage("enterprise", {
  validate: () => ({}),
  loader: (_, { call }) => call("activity/getEnterpriseOptions"),
  head: buildEnterpriseHead,
  component: EnterpriseView,
});

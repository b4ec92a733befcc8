import { demandEn } from "#texts/demand/demand.en.ts";
import { demandZh } from "#texts/demand/demand.zh.ts";
import { caseSuccessAddress } from "#domain/demand/success-address.ts";
import { definePage } from "../../page.ts";
import { CaseSuccessView } from "./view.tsx";

export default definePage("case-success", {
  validate: ({ query }) => {
    const { reference, lang } = caseSuccessAddress.parse(query);
    return { reference, english: lang === "en" };
  },
  loader: async () => undefined,
  head: (_, { english }) => {
    const { title, description } = (english ? demandEn : demandZh).success;
    return { title, description, canonical: "/case/success", noindex: true };
  },
  lang: ({ english }) => (english ? "en" : undefined),
  component: CaseSuccessView,
  early: "run",
});

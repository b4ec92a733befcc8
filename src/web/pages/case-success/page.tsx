import { demandEn } from "#texts/demand/demand.en.ts";
import { demandZh } from "#texts/demand/demand.zh.ts";
import { caseSuccessAddress, isSent } from "#domain/demand/success-address.ts";
import { getNothingSentTexts } from "../../features/demand-form/success/nothing-sent-demand.tsx";
import { definePage } from "../../page.ts";
import { CaseSuccessView } from "./view.tsx";

export default definePage("case-success", {
  validate: ({ query }) => {
    const { lang, ...input } = caseSuccessAddress.parse(query);
    return { ...input, english: lang === "en" };
  },
  loader: async () => undefined,
  head: (_, { english, ...input }) => {
    const { title, description } = (english ? demandEn : demandZh).success;
    const none = getNothingSentTexts(english ? "en" : "zh");
    return { title: isSent(input) ? title : none.title, description, canonical: "/case/success", noindex: true };
  },
  lang: ({ english }) => (english ? "en" : undefined),
  component: CaseSuccessView,
  early: "run",
});

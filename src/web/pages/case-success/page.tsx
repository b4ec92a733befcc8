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
    const { title, linked } = getNothingSentTexts(english ? "en" : "zh");
    const { description } = linked;
    return { title: isSent(input) ? linked.title : title, description, canonical: "/case/success", noindex: true };
  },
  lang: ({ english }) => (english ? "en" : undefined),
  component: CaseSuccessView,
  early: "run",
});

import { demandEn } from "../../../texts/demand/demand.en.ts";
import { demandZh } from "../../../texts/demand/demand.zh.ts";
import { definePage } from "../../page.ts";
import { CaseSuccessView } from "./view.tsx";

const referencePattern = /^HZ-\d{8}-[2-9A-Z]{4}$/;

export default definePage("case-success", {
  validate: ({ query: { reference = "", lang } }) => ({
    reference: referencePattern.test(reference) ? reference : undefined,
    english: lang === "en",
  }),
  loader: async () => undefined,
  head: (_, { english }) => {
    const { title, description } = (english ? demandEn : demandZh).success;
    return { title, description, canonical: "/case/success", noindex: true };
  },
  lang: ({ english }) => (english ? "en" : undefined),
  component: CaseSuccessView,
});

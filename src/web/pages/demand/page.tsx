import { fillTemplate } from "#texts/site/fill-template.ts";
import { isDemandToken } from "#domain/demand/format-demand-href.ts";
import { definePage } from "../../page.ts";
import { getDemandStatusTexts } from "./get-demand-status-texts.ts";
import { DemandView } from "./view.tsx";

export default definePage("demand", {
  validate: ({ params: { token = "" } }) => (isDemandToken(token) ? { token } : undefined),
  loader: ({ token }, { call }) => call("demand/get", { token }),
  // Without a canonical link: the page's address is a secret of its visitor.
  head: ({ locale, reference }) => {
    const { title, description } = getDemandStatusTexts(locale);
    return { title: fillTemplate(title, { reference }), description, noindex: true };
  },
  city: (demand) => (demand.state === "stored" ? demand.city : undefined),
  langOfData: ({ locale }) => (locale === "en" ? "en" : undefined),
  component: DemandView,
  early: "run",
});

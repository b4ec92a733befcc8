import type { nothingSentZh } from "./nothing-sent.zh.ts";

/** Texts of a success page where nothing shows that this visit has submitted something, in English. */
export const nothingSentEn: typeof nothingSentZh = {
  title: "Nothing was sent",
  text: "This page shows a request that was just sent, and none was sent in this visit. You can send one; of an earlier one, open the private link that you kept.",
  linked: {
    title: "Result of your request",
    lead: "Reference {reference}. If you have just sent a request, we have it: please keep the reference for our call. If you have not, this page does not mean that we have one.",
    leadPlain:
      "If you have just sent a request, we had the same one before, and there is no need to send it again. If you have not, this page does not mean that we have one.",
    next: "What happens after a request",
    description: "The reference of a request, and what happens next.",
  },
};

import type { nothingSentZh } from "./nothing-sent.zh.ts";

/** Texts of a success page that was opened without a submission, in English. */
export const nothingSentEn: typeof nothingSentZh = {
  title: "Nothing was sent",
  text: "This page shows a request that was just sent, and none was sent in this visit. You can send one; of an earlier one, open the private link that you kept.",
};

import { pageNumber, text } from "../address/address-field.ts";
import { defineAddress } from "../address/define-address.ts";
import { contentHrefs } from "./content-hrefs.ts";

const maxTagLength = 20;

/** The query of the question list. */
export const questionsAddress = defineAddress({
  tag: text((typed) => (typed.length > 0 && typed.length <= maxTagLength ? typed : undefined)),
  page: pageNumber,
});

/** Formats the path of the question list (specification, section 2). */
export const formatQuestionsHref = (tag?: string, page = 1): string =>
  contentHrefs.questions + questionsAddress.format({ tag, page });
export const formatQuestionHref = (id: string): string => `${contentHrefs.questions}/${id}`;

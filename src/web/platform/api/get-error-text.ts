import type { Locale } from "#domain/demand/demand-option.ts";
import { errorEn } from "#texts/site/shell.en.ts";
import { type ErrorTexts, siteZh } from "#texts/site/site.zh.ts";
import { ApiError, isAborted, NetworkError, TimeoutError } from "./api-error.ts";

/** Codes of the error catalogue (`contract/codes.ts`), which the browser does not load. */
export const successCode = 2000;
const duplicateDemandCode = 20006;
const unavailableCode = 20007;
const malformedCode = 20001;

/** What a page says of an error in place of its content. */
export interface ErrorNotice {
  title: string;
  text: string;
}

/** Which errors it is for, and what the visitor is told of them; undefined where that is nothing. */
type ErrorRule = readonly [
  matches: (error: unknown) => unknown,
  getNotice: (error: Error, texts: ErrorTexts) => ErrorNotice | undefined,
];

const hasStatus = (error: unknown, ...statuses: number[]): boolean =>
  error instanceof ApiError && statuses.includes(error.status);
const hasCode = (error: unknown, code: number): boolean => error instanceof ApiError && error.code === code;

/** Returns whether the API has nothing for the address of a page: it does not exist, or a part is of a form that nothing has (a city of one letter). */
export const isMissing = (error: unknown): boolean => hasStatus(error, 404) || hasCode(error, malformedCode);

/** Returns the message of an answer, if it is in the language of the texts. */
const getOwnMessage = ({ message }: Error, texts: ErrorTexts): string =>
  texts === errorEn && /\p{Script=Han}/u.test(message) ? "" : message;

/**
 * The error rules of the specification's section 8; the first that matches counts. Nothing is shown when the page was left, a login
 * is needed (which the API client logs) or a demand is a duplicate. A 404 has its own text. Any other answer shows its
 * message, else its msg, else 出错了.
 */
const errorRules: readonly ErrorRule[] = [
  [(error) => isAborted(error) || hasStatus(error, 401, 403) || hasCode(error, duplicateDemandCode), () => undefined],
  [(error) => hasStatus(error, 404), (_, { missing, fault }) => ({ title: missing, text: fault.text })],
  [(error) => error instanceof TimeoutError, (_, texts) => texts.late],
  [(error) => error instanceof NetworkError, (_, texts) => texts.offline],
  [
    (error) => error instanceof ApiError,
    (error, texts) => {
      const { title, text } = hasCode(error, unavailableCode) ? texts.unavailable : texts.fault;
      return { title: getOwnMessage(error, texts) || title, text };
    },
  ],
  [() => true, (_, texts) => texts.fault],
];

/** Returns what a page tells of an error; undefined where it tells nothing. */
export const getErrorNotice = (error: unknown, lang?: Locale): ErrorNotice | undefined =>
  errorRules.find(([matches]) => matches(error))![1](error as Error, lang === "en" ? errorEn : siteZh.error);

/** Returns the line that tells the visitor of an error; undefined where nothing is told. */
export const getErrorText = (error: unknown, lang?: Locale): string | undefined => getErrorNotice(error, lang)?.title;

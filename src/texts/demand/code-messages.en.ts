/** Messages by code of the API, for English forms: the server's own are in Chinese. */
export const codeMessagesEn: Readonly<Record<number, string>> = {
  20000: "Something went wrong",
  20001: "The request is not in order",
  20003: "The signature is wrong or has expired",
  20004: "Too many requests, please try again later",
  20005: "The code is wrong or has expired",
  20007: "The service is not available, please try again later",
  20009: "The request is too large",
};

import type { CodeTexts } from "./code.zh.ts";

/** Texts of the verification code's field, in English. */
export const codeEn: CodeTexts = {
  label: "Code from the text message",
  get: "Get a code",
  sending: "Sending",
  again: (seconds) => `Again in ${seconds} s`,
  sent: (mobile) => `A code was sent to ${mobile}. It is valid for 10 minutes`,
  hint: "It confirms your mobile number",
  offline: "No network. The code was not sent",
};

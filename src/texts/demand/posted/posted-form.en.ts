import type { PostedFormTexts } from "./posted-form.zh.ts";

export const postedFormEn: PostedFormTexts = {
  title: "Send your request",
  check: "Please complete your request",
  checkText: "What you entered is still below. {n} answers need your attention:",
  unsentTitle: "Not sent",
  unsent: "Your request was not sent: {message}. What you entered is still below.",
  fault: "something went wrong",
  verify:
    "This site asks for a code by text message, which needs scripts switched on in your browser.[ You can also call {hotline}.]",
  hotline: "[You can also call {hotline}.]",
  code: "Code from the text message",
  consent: "I agree to be contacted with this information. It is deleted after {days} days",
  days: "{n} days",
  venues: "{n} venues are chosen and sent with the request.",
  foreign: "This form was not sent from this site. Nothing was received.",
  tooLarge: "The form is too large and was not received. Please go back, shorten the text and send it again.",
  wrongType: "This is not a form. Nothing was received.",
  broken: "The form could not be read. Please go back and send it again.",
  open: "Open the form",
};

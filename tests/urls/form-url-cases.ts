import { createFound, createNotFound, type UrlCase } from "./url-case.ts";

/** The URL cases of the pages with a form of their own, and of their success pages. */
export const formUrlCases: readonly UrlCase[] = [
  createFound("/case/submit", "the demand form"),
  createFound("/xiaoer/publish", "alias", "/case/submit"),
  createFound("/zt/publish", "alias", "/case/submit"),
  createFound("/case/submit-en", "the demand form in English"),
  createFound("/xiaoer/publish-en", "alias", "/case/submit-en"),
  createFound("/zt/publish-en", "alias", "/case/submit-en"),
  createFound("/case/success", "the success page"),
  createFound("/customer/dakehu", "the enterprise page"),
  createFound("/customer/ent-success", "the success page of the enterprise form"),
  createNotFound("/customer/Dakehu", "letter case counts"),
  createNotFound("/customer", "no page of its own"),
  createFound("/activity/success", "the success page of activity forms"),
  createFound("/activity-success", "alias", "/activity/success"),
];

import type { VisitorMailTexts } from "./visitor-mail.zh.ts";

/** Texts of the confirmation that a visitor of an English page gets by mail. */
export const visitorMailEn: VisitorMailTexts = {
  site: "Huizhi",
  subject: "We have received your request {reference}",
  greeting: "Hello,",
  received: "We have received your request {reference}. An adviser will call you by {time}, Beijing time.",
  receivedLate: "We have received your request {reference}. An adviser will contact you as soon as possible.",
  receivedForLater: "We have received your request {reference}. An adviser will call you after {time}, Beijing time.",
  receivedForWechat:
    "We have received your request {reference}. An adviser will add you on WeChat by {time}, Beijing time.",
  receivedForText:
    "We have received your request {reference}. An adviser will send you a text message by {time}, Beijing time.",
  summary: "Your request",
  reference: "Reference",
  eventType: "Type of event",
  dates: "Date",
  days: "Days",
  dayCount: "{n}",
  people: "People",
  peopleCount: "{n}",
  layout: "Layout",
  city: "City",
  budget: "Budget",
  contactBy: "How to reach you",
  upTo: "up to {amount}",
  guestRooms: "Guest rooms a night",
  roomCount: "{n}",
  needs: "Further needs",
  venues: "Venues",
  spaces: "Spaces",
  separator: ", ",
  link: "See its status, add a remark, withdraw it or erase your personal data:",
  linkLabel: "Open my request",
  private: "This link is for you alone. Please do not forward it.",
  automatic: "This message was sent automatically; please do not reply. If you sent no request, please ignore it.",
};

import type { NotFoundTexts, ShellTexts } from "./site.zh.ts";

/** Texts of the frame around English pages. Most pages are in Chinese, and their links say so. */
export const shellEn: ShellTexts = {
  siteName: "Huizhi",
  home: "Huizhi home page (in Chinese)",
  navigation: "Main navigation",
  footer: "Footer",
  skip: "Skip to the content",
  venues: "Venues (in Chinese)",
  spaces: "Meeting rooms (in Chinese)",
  cases: "Cases (in Chinese)",
  solutions: "Event plans (in Chinese)",
  questions: "Questions (in Chinese)",
  enterprise: "Enterprise (in Chinese)",
  demand: "Send a request",
  menu: "Menu",
  otherLanguage: "Chinese version",
  hotline: "Hotline",
  separator: ", ",
};

/** Texts of the 404 page among the English pages. */
export const notFoundEn: NotFoundTexts = {
  title: "Page not found",
  why: "There is nothing at this address: it may have been removed, or mistyped. You can go on to:",
  links: "Go on to",
  venues: () => "Venues (in Chinese)",
  spaces: () => "Meeting rooms (in Chinese)",
  search: "Search venues",
  hint: "A name, a district or a sentence",
  home: "Home page (in Chinese)",
};

/** English pages that its 404 page leads to. */
export const englishPages = { langham: "Langham hotels", demand: "Send a request" };

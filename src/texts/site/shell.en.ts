import type { ShellTexts } from "./site.zh.ts";

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

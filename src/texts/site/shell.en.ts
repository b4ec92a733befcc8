import type { ErrorTexts, NotFoundTexts, ShellTexts } from "./site.zh.ts";

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
  textSize: { legend: "Text size", sizes: { 16: "Normal", 20: "Large", 24: "Larger", 32: "Largest" } },
  privacy: "Privacy notice",
  shortcuts: "Shortcuts",
};

/** Texts of the 404 page among the English pages. */
export const notFoundEn: NotFoundTexts = {
  title: "Page not found",
  why: "There is nothing at this address. It may have a new name, or the address may be wrong.",
  links: "Go on to",
  missing: "Not here",
  cases: "Cases (in Chinese)",
  casesText: "",
  venues: "Venues (in Chinese)",
  spaces: "Meeting rooms (in Chinese)",
  ofCity: () => "",
  search: "Search venues",
  hint: "A name, a district or a sentence",
  home: "Home page (in Chinese)",
  homeText: "",
};

/** Texts of the page for an error among the English pages. */
export const errorEn: ErrorTexts = {
  fault: {
    title: "Something went wrong",
    text: "Please try again. What you filled in is kept.",
  },
  unavailable: {
    title: "The service is unavailable",
    text: "It is being restored. Please try again. What you filled in is kept.",
  },
  offline: {
    title: "No network",
    text: "Please connect to the network. What you filled in is kept on this device.",
  },
  late: {
    title: "The request timed out",
    text: "The network is slow. Please try again. What you filled in is kept.",
  },
  missing: "The requested resource does not exist",
  empty: { title: "Nothing to show", text: "This page has no content. You can go on to:" },
  retry: "Try again",
  home: "Home page (in Chinese)",
  repeated: (seconds: number) => `Tries again every ${seconds} seconds.`,
};

/** English pages that its 404 page leads to. */
export const englishPages = { langham: "Langham hotels", demand: "Send a request" };

import type { InterfaceTexts } from "./interface.zh.ts";

/** Texts of interface parts in English. */
export const interfaceEn: InterfaceTexts = {
  close: "Close",
  breadcrumb: "Breadcrumb",
  pagination: "Pages",
  previousPage: "Previous",
  nextPage: "Next",
  page: (number) => `Page ${number}`,
  remove: "Remove",
  decrease: "Fewer",
  increase: "More",
  retry: "Try again",
  reference: (reference) => `Reference ${reference}`,
  loading: "Loading",
  demo: "Sample",
  demoPage: { text: "Sample data", more: "About it" },
  telephone: { dial: "Call", hours: "Mon–Fri 9:00–18:00" },
  unknown: "Unknown",
  rendered: "Rendering",
  pictureLost: "The picture could not be loaded",
};

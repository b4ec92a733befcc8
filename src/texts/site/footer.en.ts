/** Texts of the footer of English pages; the pages behind most of its links are in Chinese. */
export const footerEn = {
  find: "Venues",
  venues: (city: string) => `Venues in ${city} (in Chinese)`,
  spaces: (city: string) => `Meeting rooms in ${city} (in Chinese)`,
  service: "Service",
  demand: "Send a request",
  solutions: "Event plans (in Chinese)",
  questions: "Questions and answers (in Chinese)",
  ownCopyright: "Huizhi",
  copyright: "Huizhi. Venues, prices, cases, answers and partners marked as samples are samples.",
  sampleIcp: (number: string) => `ICP filing ${number} (sample)`,
} as const;

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
  copyright: "Huizhi. On pages marked “Sample data”, venues, prices, cases, answers and partners are samples.",
  sampleIcp: (number: string) => `ICP filing ${number} (sample)`,
} as const;

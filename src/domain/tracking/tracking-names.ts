/** Names of the tracking cookies (specification, section 9, and who shared a solution); a demand carries those set. */
export const trackingNames = [
  "h_location",
  "h_location_m",
  "utm_campaign",
  "utm_medium",
  "utm_term",
  "utm_content",
  "utm_content_sea",
  "utmSource",
  "ttClickId",
  "shareId",
] as const;

/** Countries of South-east Asia by ISO 3166-1, in the order they are shown; ASEAN and East Timor (UN M49, region 035). */
export const southeastAsianCountries: readonly string[] = [
  "SG",
  "TH",
  "MY",
  "ID",
  "VN",
  "PH",
  "KH",
  "LA",
  "MM",
  "BN",
  "TL",
];

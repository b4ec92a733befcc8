/** Texts of a phone number with its calling code; countries by their ISO 3166-1 codes. */
export interface CallingNumberTexts {
  country: string;
  other: string;
  otherHint: string;
  names: Record<"CN" | "HK" | "MO" | "TW" | "SG" | "TH" | "MY" | "VN" | "ID" | "PH", string>;
}

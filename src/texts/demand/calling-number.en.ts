import type { CallingNumberTexts } from "./calling-number-texts.ts";

/** Texts of a phone number with its calling code, in English. */
export const callingNumberEn: CallingNumberTexts = {
  country: "Country or region code",
  other: "Other",
  otherHint: "Begin with + and the country code",
  names: {
    CN: "Mainland China",
    HK: "Hong Kong, China",
    MO: "Macao, China",
    TW: "Taiwan, China",
    SG: "Singapore",
    TH: "Thailand",
    MY: "Malaysia",
    VN: "Vietnam",
    ID: "Indonesia",
    PH: "Philippines",
  },
};

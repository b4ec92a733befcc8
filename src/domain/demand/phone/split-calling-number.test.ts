import { describe, expect, it } from "vitest";
import { formatMobile, normalizePhone } from "../field-rules.ts";
import { demandSchemas } from "../demand-schema.ts";
import { joinCallingNumber, splitCallingNumber } from "./split-calling-number.ts";

const demand = { name: "陈女士", cityCode: "970201", people: 80, consent: true };
const accepts = (mobile: string) => demandSchemas["common/seaSubmit"].safeParse({ ...demand, mobile }).success;

describe("numbers of South-east Asia and China", () => {
  it.each([
    ["+65 6123 4567", "+6561234567", "+65 6123 4567"],
    ["0065-9123 4567", "+6591234567", "+65 9123 4567"],
    ["+66 (0)81 234 5678", "+66812345678", "+66 81 234 5678"],
    ["+66 02 123 4567", "+6621234567", "+66 2123 4567"],
    ["+60 012-345 6789", "+60123456789", "+60 12 345 6789"],
    ["+84 0912 345 678", "+84912345678", "+84 91 234 5678"],
    ["+62 0812-3456-7890", "+6281234567890", "+62 812 3456 7890"],
    ["+63 917 123 4567", "+639171234567", "+63 917 123 4567"],
    ["+852 2123 4567", "+85221234567", "+852 2123 4567"],
    ["+853 2871 2345", "+85328712345", "+853 2871 2345"],
    ["+886 0912 345 678", "+886912345678", "+886 91 234 5678"],
    ["+86 010 6500 1234", "+861065001234", "+86 010 6500 1234"],
    ["+86 755-8888-0000-801", "+8675588880000801", "+86 755-8888-0000-801"],
    ["+86 (0)10 6500 1234-123456", "+861065001234123456", "+86 (0)10 6500 1234-123456"],
    ["0755-8888-0000-801", "075588880000801", "0755-8888-0000-801"],
    ["+86 138 0013 8000", "13800138000", "138 0013 8000"],
    ["010-65001234", "01065001234", "010-65001234"],
  ])("takes %s, stores %s and shows %s", (typed, stored, shown) => {
    expect([accepts(typed), normalizePhone(typed), formatMobile(typed)]).toEqual([true, stored, shown]);
  });

  it.each([
    "+65 6123 456",
    "+65 6123 45678",
    "+852 123 4567",
    "+66 81 234 56789",
    "+62 812 345",
    "+65",
    "+65-abc",
    "+86 138 0013 800",
    "+86 138 0013 80001",
    "+86 755 8888",
    "+86 755 8888 0000 12345678",
  ])("refuses %s", (typed) => {
    expect(accepts(typed)).toBe(false);
  });

  it("takes numbers of other countries by the specification's rule alone, and other calls do not count digits", () => {
    expect([accepts("+1 415 555 0100"), accepts(`+44${"1".repeat(18)}`)]).toEqual([true, false]);
    const english = { ...demand, locale: "en", mobile: "+65-6123" };
    expect(demandSchemas["common/caseSubmit"].safeParse(english).success).toBe(true);
  });
});

describe("splitCallingNumber", () => {
  it.each([
    ["", "CN", ""],
    ["138 0013", "CN", "138 0013"],
    ["+65 6123", "SG", "6123"],
    ["00 65-6123", "SG", "6123"],
    ["＋886 912", "TW", "912"],
    ["+6", "", "+6"],
    ["+1 415", "", "+1 415"],
  ])("shows %j as %s %j", (value, country, national) => {
    expect(splitCallingNumber(value)).toEqual({ country, national });
  });

  it("is what joinCallingNumber takes back", () => {
    expect(joinCallingNumber({ country: "TH", national: "081 234" })).toBe("+66 081 234");
    expect(joinCallingNumber({ country: "TH", national: "" })).toBe("");
    expect(joinCallingNumber({ country: "CN", national: "138" })).toBe("138");
    expect(joinCallingNumber({ country: "TH", national: "+65 61" })).toBe("+65 61");
  });
});

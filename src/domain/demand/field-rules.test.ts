import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isIsoDay } from "../day.ts";
import {
  countMissingDigits,
  isChosenText,
  isEmail,
  isMainlandMobile,
  isOptionalText,
  isPhone,
  isPresent,
  isText,
  isVisible,
  normalizePhone,
  formatMobile,
  trimOptional,
} from "./field-rules.ts";

const mobile = fc
  .tuple(fc.constantFrom(..."3456789"), fc.stringMatching(/^\d{9}$/))
  .map(([second, rest]) => `1${second}${rest}`);

describe("validation rules (specification, section 5)", () => {
  it("accepts mainland mobiles: 11 digits, 1, then 3 to 9", () => {
    fc.assert(fc.property(mobile, isMainlandMobile));
  });

  it.each([
    ["no digits", ""],
    ["10 digits", "1380013800"],
    ["12 digits", "138001380000"],
    ["another first digit", "23800138000"],
    ["0 as second digit", "10800138000"],
    ["1 as second digit", "11800138000"],
    ["2 as second digit", "12800138000"],
    ["a letter", "1380013800a"],
    ["spaces", "138 0013 8000"],
    ["a country's code", "+8613800138000"],
    ["full-width digits", "１３８００１３８０００"],
  ])("refuses a mobile with %s", (_, number) => {
    expect(isMainlandMobile(number)).toBe(false);
  });

  it.each([
    ["hyphens", "010-65001234"],
    ["a plus and hyphens", "+86-10-65001234"],
    ["a plus", "+6561234567"],
    ["five digits", "95588"],
    ["20 digits", "1".repeat(20)],
  ])("accepts a phone or landline with %s", (_, number) => {
    expect(isPhone(number)).toBe(true);
  });

  it.each([
    ["nothing", ""],
    ["21 digits", "1".repeat(21)],
    ["a space", "010 65001234"],
    ["brackets", "(010)65001234"],
    ["letters", "ext12345"],
    ["a dot", "010.65001234"],
  ])("refuses a phone or landline with %s", (_, number) => {
    expect(isPhone(number)).toBe(false);
  });

  it("refuses a phone number that cannot be called: fewer than five digits", () => {
    for (const uncallable of ["+", "-", "+-+-+-", "1", "1234", "+12-34", "1-2-3-4"])
      expect(isPhone(uncallable), uncallable).toBe(false);
  });

  it("accepts a text without whitespace at its ends", () => {
    for (const good of ["陈女士", "a b", "0", "-10"]) expect([isText(good), isChosenText(good)]).toEqual([true, true]);
  });

  it.each([
    ["empty", ""],
    ["whitespace alone", " "],
    ["leading whitespace", " a"],
    ["leading full-width whitespace", "　陈"],
    ["trailing whitespace", "a "],
    ["a trailing line break", "a\n"],
  ])("refuses a text: %s", (_, text) => {
    expect([isText(text), isChosenText(text)]).toEqual([false, false]);
  });

  it("refuses -1 as a text by the second check only", () => {
    expect([isText("-1"), isChosenText("-1")]).toEqual([true, false]);
  });

  it("sees nothing in whitespace, zero-width characters and fillers", () => {
    for (const blank of ["", " \u3000\n", "\u200b", "\u200b\u200d\ufeff", "\u2060 \u00ad", "\u3164", "\u2800", "\0"])
      expect([isVisible(blank), blank !== "" && isOptionalText(blank)], JSON.stringify(blank)).toEqual([false, false]);
    for (const shown of ["张", "\u200b张", "👨‍👩‍👧", "-", "."]) expect(isVisible(shown), shown).toBe(true);
  });

  it("takes the whitespace off an optional text, and leaves one of whitespace alone to the rules", () => {
    expect(["", " 澜石 ", "  ", "\u200b"].map(trimOptional)).toEqual(["", "澜石", "  ", "\u200b"]);
  });

  it("requires a truthy value", () => {
    for (const bad of ["", 0, false, null, undefined]) expect(isPresent(bad)).toBe(false);
    for (const good of ["a", 1, true]) expect(isPresent(good)).toBe(true);
  });

  it("accepts an optional text that is empty", () => {
    expect(isOptionalText("")).toBe(true);
  });

  it("accepts an optional text with more than whitespace, and refuses one of whitespace alone", () => {
    for (const good of ["a", " a "]) expect(isOptionalText(good)).toBe(true);
    for (const bad of [" ", "\t\n", "　"]) expect(isOptionalText(bad)).toBe(false);
  });

  it("accepts calendar days and e-mail addresses", () => {
    for (const good of ["2026-11-27", "2028-02-29"]) expect(isIsoDay(good)).toBe(true);
    for (const bad of ["2026-02-29", "2026-13-01", "2026-1-1", "20261127", "2026-11-27T00:00"])
      expect(isIsoDay(bad)).toBe(false);
    for (const good of ["a@b.cn", "a.b+c@mail.example.com", "o'neil_1@b-c.cn", "陈@例子.公司", "a@xn--fiqs8s.cn"])
      expect(isEmail(good), good).toBe(true);
    for (const bad of ["a@b", "@b.cn", "a b@c.cn", "a@b..cn", "a@.cn", "a@b.cn anything", "a@b.cn,c@d.cn", "a@b.cn<"])
      expect(isEmail(bad), bad).toBe(false);
    for (const bad of ["a,b@c.cn", "<a@b.cn>", "a<b@c.cn", '"a"@b.cn', "a:b@c.cn", "a@b.cn/x", "a@b_c.cn", "a\0@b.cn"])
      expect(isEmail(bad), bad).toBe(false);
  });
});

describe("phone numbers as typed", () => {
  it("strips spaces, hyphens, country code and full-width digits from a mobile", () => {
    for (const typed of [
      "138 0013 8000",
      "138-0013-8000",
      "+86 13800138000",
      "0086 138 0013 8000",
      "１３８００１３８０００",
      " 13800138000 ",
      "(+86) 138-0013-8000",
      "＋８６（138）0013－8000",
      "+86–138–0013–8000",
      "\u202d138 0013 8000\u202c",
      "138.0013.8000",
      "8613800138000",
    ]) {
      expect(normalizePhone(typed), typed).toBe("13800138000");
    }
    expect(normalizePhone("8613800")).toBe("8613800");
  });

  it("keeps the digits and the plus of other numbers, and what is no part of a number", () => {
    for (const typed of ["+65 6123-4567", "0065 61234567", "＋65（6123）4567"])
      expect(normalizePhone(typed), typed).toBe("+6561234567");
    expect(normalizePhone("(010) 6500-1234")).toBe("01065001234");
    expect(normalizePhone("400 000 0000")).toBe("4000000000");
    for (const other of ["abc", "138001380OO", "13800138000转8"]) expect(normalizePhone(other)).toBe(other);
    expect(normalizePhone(" - ")).toBe("");
  });

  it("drops the trunk 0 after the calling codes that have one, and only there", () => {
    for (const code of ["60", "62", "63", "66", "84", "86", "886"]) {
      expect(normalizePhone(`+${code} (0)21 234 5678`)).toBe(`+${code}212345678`);
      expect(normalizePhone(`00${code} 0021 234 5678`)).toBe(`+${code}212345678`);
    }
    for (const number of ["+650212345678", "+8520212345678", "+620", "010+62021", "01062021"])
      expect(normalizePhone(number)).toBe(number);
  });

  it("drops the mainland's code only before a mobile as a whole", () => {
    for (const number of ["0108613800138000", "861380013800012", "8612800138000", "+862158880000", "86"])
      expect(normalizePhone(number)).toBe(number);
    expect(normalizePhone("00")).toBe("00");
  });

  it("changes nothing when applied again", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."0123456789+-()（） ８６.") }), (typed) => {
        const once = normalizePhone(typed);
        return normalizePhone(once) === once;
      }),
    );
  });

  it("restores a mobile from its spaced form", () => {
    fc.assert(fc.property(mobile, (number) => normalizePhone(formatMobile(number)) === number));
    expect(formatMobile("1380013")).toBe("138 0013");
    expect(formatMobile("13800138000")).toBe("138 0013 8000");
    for (const other of ["010-6500", "138001380001"]) expect(formatMobile(other)).toBe(other);
  });

  it("counts missing digits only if the number can still be completed", () => {
    expect(countMissingDigits("138 0013 80")).toBe(2);
    expect(countMissingDigits("1")).toBe(10);
    for (const other of ["", "2138", "13800138000", "138001380000", "12", "010-6500"])
      expect(countMissingDigits(other)).toBe(0);
  });
});

import { expect, it } from "vitest";
import { maskEmail, maskPhone } from "./mask-phone.ts";

it.each([
  ["13800136021", "138****6021"],
  ["10012345678", "100****5678"],
  ["23800136021", "238****21"],
  ["138001360211", "138****11"],
  ["+6561234567", "+65****67"],
  ["+8613800136021", "+86****21"],
  ["01065001234", "010****34"],
  ["1234567", "123****67"],
  ["123456", "****"],
  ["", "****"],
])("masks the number %s as %s", (number, masked) => expect(maskPhone(number)).toBe(masked));

it.each([
  ["chen@example.com", "c***@example.com"],
  ["c@example.com", "c***@example.com"],
  ["陈女士@example.com", "陈***@example.com"],
])("masks the address %s as %s", (address, masked) => expect(maskEmail(address)).toBe(masked));

import { expect, it } from "vitest";
import { normalizeAddress } from "./normalize-address.ts";

it.each([
  ["1.2.3.4", "1.2.3.4"],
  [" 1.2.3.4 ", "1.2.3.4"],
  ["1.2.3.4:5678", "1.2.3.4"],
  ["1.2.3.4:567890", undefined],
  ["1.2.3.4:5678x", undefined],
  ["x1.2.3.4:5678", undefined],
  ["01.2.3.4", undefined],
  ["0x7f.1", undefined],
  ["[1.2.3.4]", "1.2.3.4"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::1:80", "2001:db8:1:2::/64"],
  ["[2001:db8:1:2::1]", "2001:db8:1:2::/64"],
  ["[2001:db8:1:2::1]:80", "2001:db8:1:2::/64"],
  ["[2001:db8:1:2::1]:123456", undefined],
  ["[2001:db8:1:2::1]x", undefined],
  ["x[2001:db8:1:2::1]", undefined],
  ["[]", undefined],
  ["::ffff:1.2.3.4", "1.2.3.4"],
  ["::ffff:102:304", "1.2.3.4"],
  ["fe80::1%eth0", "fe80::/64"],
  ["fe80::1%e", "fe80::/64"],
  ["[fe80::1%eth0]:80", "fe80::/64"],
  ["localhost", undefined],
  ["", undefined],
])("%s is the client %s", (text, address) => expect(normalizeAddress(text)).toBe(address));

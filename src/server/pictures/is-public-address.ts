import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** Addresses that embed an IPv4 address (deprecated by RFC 4291); ipaddr.js counts them as unicast. */
const ipv4Compatible = ipaddr.IPv6.parseCIDR("::/96");

/** Returns whether a text is a public IP address: unicast, and in no network for a special purpose. */
export function isPublicAddress(text: string): boolean {
  // ipaddr.js also accepts 0x7f.1 and 2130706433, which Node resolves as host names.
  if (isIP(text) === 0 || !ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.kind() === "ipv6" && address.match(ipv4Compatible)) return false;
  return address.range() === "unicast";
}

import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** Removes the brackets and the port that may surround an address: `1.2.3.4:5678`, `[::1]:80`. */
const stripPort = (text: string): string =>
  /^\[([^\]]+)\](?::\d{1,5})?$/.exec(text)?.[1] ?? /^(\d[\d.]*):\d{1,5}$/.exec(text)?.[1] ?? text;

/**
 * Normalizes a client's address, so that one client has one: an IPv4-mapped IPv6 address becomes IPv4, an IPv6 address the
 * network of 64 bits that one subscriber has for all his devices. Ports are removed.
 * @returns undefined if the text is no address
 */
export function normalizeAddress(text: string): string | undefined {
  const bare = stripPort(text.trim());
  // ipaddr.js also accepts 0x7f.1 and 2130706433.
  if (isIP(bare) === 0) return undefined;
  const address = ipaddr.process(bare);
  if (address.kind() === "ipv4") return address.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/64`);
  return `${network.toString()}/64`;
}

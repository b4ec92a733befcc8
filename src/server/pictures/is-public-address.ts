import { BlockList, isIP } from "node:net";

/**
 * Non-public networks (IANA's special-purpose registries) and IPv6 ranges that embed them. Separate lists, since in a
 * common one `::ffff:0:0/96` would match every IPv4 address.
 */
const nonPublicIpv4 = new BlockList();
const nonPublicIpv6 = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const) {
  nonPublicIpv4.addSubnet(network, prefix, "ipv4");
}
for (const [network, prefix] of [
  ["::", 96],
  ["::ffff:0:0", 96],
  ["64:ff9b::", 96],
  ["64:ff9b:1::", 48],
  ["100::", 64],
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["fc00::", 7],
  ["fe80::", 9],
  ["ff00::", 8],
] as const) {
  nonPublicIpv6.addSubnet(network, prefix, "ipv6");
}

/** Returns whether a text is a public IP address. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !nonPublicIpv4.check(address, "ipv4");
  return version === 6 && !nonPublicIpv6.check(address, "ipv6");
}

import { isIP } from "node:net";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isPublicAddress } from "./is-public-address.ts";

describe("isPublicAddress", () => {
  it.each([
    ["this network", ["0.0.0.1", "0.255.255.255"]],
    ["private networks", ["10.0.0.0", "10.255.255.255", "172.16.0.0", "172.31.255.255", "192.168.255.255", "fdff::1"]],
    ["carrier-grade NAT", ["100.64.0.0", "100.127.255.255"]],
    ["loopback", ["127.0.0.1", "127.255.255.255", "::1", "0:0:0:0:0:0:0:1"]],
    ["link-local, with or without a zone", ["169.254.0.1", "fe80::1", "febf::1", "fe80::1%eth0"]],
    ["site-local (deprecated)", ["fec0::1", "feff::1"]],
    ["protocol assignments", ["192.0.0.1", "192.0.0.255", "2001::1", "2001:1ff::1"]],
    ["documentation", ["192.0.2.1", "198.51.100.1", "203.0.113.255", "2001:db8::1", "3fff::1", "3fff:fff::1"]],
    ["benchmarks", ["198.18.0.1", "198.19.255.255", "2001:2::1"]],
    ["multicast", ["224.0.0.1", "239.255.255.255", "ff02::1", "ff0e::1"]],
    ["reserved and broadcast", ["240.0.0.1", "255.255.255.254", "255.255.255.255"]],
    ["discard", ["100::1"]],
    ["IPv4-mapped IPv6, even of a public address", ["::ffff:10.0.0.1", "::ffff:808:808", "::FFFF:8.8.8.8"]],
    ["IPv4-translated and IPv4-compatible IPv6", ["::ffff:0:127.0.0.1", "::127.0.0.1", "::808:808"]],
    ["NAT64", ["64:ff9b::10.0.0.1", "64:ff9b::808:808", "64:ff9b:1::1"]],
    ["6to4 and Teredo", ["2002:a00:1::1", "192.88.99.1", "2001:0:53aa:64c::1"]],
    [
      "AS112, AMT relays and segment routing",
      ["192.175.48.1", "192.31.196.1", "192.52.193.1", "2620:4f:8000::1", "5f00::1"],
    ],
  ])("rejects %s", (_, addresses) => {
    for (const address of addresses) expect([address, isPublicAddress(address)]).toEqual([address, false]);
  });

  it("accepts the public neighbours of those networks", () => {
    for (const address of [
      "1.0.0.0",
      "9.255.255.255",
      "11.0.0.0",
      "100.63.255.255",
      "100.128.0.0",
      "126.255.255.255",
      "128.0.0.0",
      "169.253.255.255",
      "172.15.255.255",
      "192.0.1.0",
      "192.167.255.255",
      "198.17.255.255",
      "198.20.0.0",
      "223.255.255.255",
      "2001:200::1",
      "2001:db7::1",
      "2003::1",
      "240e::1",
      "2408:8000::1%eth0",
    ]) {
      expect([address, isPublicAddress(address)]).toEqual([address, true]);
    }
  });

  it("rejects other notations, which a resolver may read as an address", () => {
    for (const text of [
      "",
      "8.8",
      "134744072",
      "0x8.8.8.8",
      "010.8.8.8",
      "8.8.8.8 ",
      "8.8.8.8/32",
      "[2606:4700::1111]",
    ])
      expect([text, isPublicAddress(text)]).toEqual([text, false]);
    fc.assert(fc.property(fc.string(), (text) => isIP(text) > 0 || !isPublicAddress(text)));
  });

  it("rejects every IPv4 address that is embedded in a mapped, translated or NAT64 address", () => {
    fc.assert(
      fc.property(fc.ipV4(), fc.constantFrom("::ffff:", "::ffff:0:", "64:ff9b::", "::"), (address, prefix) => {
        expect(isPublicAddress(prefix + address)).toBe(false);
      }),
    );
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { buildTrackingCookies, readTrackingCookies, writeTrackingCookies } from "./tracking-cookie.ts";

const cookiesFor = (path: string, set: string[] = []) =>
  Object.fromEntries(
    buildTrackingCookies(new URL(path, "https://site.test"), set, "huizhi").map(({ name, value, seconds }) => [
      name,
      [value, seconds],
    ]),
  );

describe("buildTrackingCookies", () => {
  it("stores the first page's URL for an hour and does not overwrite it", () => {
    expect(cookiesFor("/beijing?x=1").h_location).toEqual(["https://site.test/beijing?x=1", 3600]);
    expect(cookiesFor("/shanghai", ["h_location"]).h_location).toBeUndefined();
  });

  it("stores nothing of a private page, however its address is spelled", () => {
    const query = "?utm_source=huizhi&utm_content=a&utm_campaign=c&clickid=9";
    for (const path of ["/demand/Zk3-_9aBcDeFgHiJ", "/Demand/x", "/%64emand/x", "/s/k7m2q9bcdfgh", "/s%2Fk7m2q9bcdfgh"])
      expect(cookiesFor(path + query, ["utm_content"])).toEqual({});
  });

  it.each([
    ["utm_campaign", "/?utm_campaign=c", "c", 3600],
    ["utm_medium", "/?utm_medium=m", "m", 3600],
    ["utm_term", "/?utm_term=t", "t", 3600],
    ["utm_content_sea", "/southeastAsia/activity?utm_content=a", "a", 3600],
    ["utm_content", "/?utm_source=huizhi&utm_content=a", "a", undefined],
    ["utmSource", "/?utm_source=wx", "wx", undefined],
    ["ttClickId", "/?clickid=9", "9", undefined],
  ])("stores %s of %s as %s for %s seconds, without a number for the session", (name, path, value, seconds) => {
    expect(cookiesFor(path)[name]).toEqual([value, seconds]);
    expect(Object.keys(cookiesFor("/"))).toEqual(["h_location"]);
  });

  it("stores the click id of either parameter, and nothing of empty ones", () => {
    expect(cookiesFor("/?ttclid=8").ttClickId).toEqual(["8", undefined]);
    expect(cookiesFor("/?clickid=9&ttclid=8").ttClickId?.[0]).toBe("9");
    expect(Object.keys(cookiesFor("/?utm_campaign=&clickid="))).toEqual(["h_location"]);
    // A later page without one keeps it: the cookie is not written again.
    expect(cookiesFor("/beijing", ["h_location", "ttClickId"])).toEqual({});
  });

  it("stores utm_content only from our own recommendation", () => {
    expect(cookiesFor("/?utm_source=wx&utm_content=a").utm_content).toBeUndefined();
    expect(cookiesFor("/?utm_content=a").utm_content).toBeUndefined();
    expect(cookiesFor("/?utm_source=huizhi&utm_content=a").utm_content).toEqual(["a", undefined]);
  });

  it("stores utm_content_sea on South-east Asia pages only", () => {
    expect(cookiesFor("/southeastAsia?utm_content=a").utm_content_sea).toEqual(["a", 3600]);
    expect(cookiesFor("/beijing/southeastAsia?utm_content=a").utm_content_sea).toBeUndefined();
    expect(cookiesFor("/?utm_source=huizhi&utm_content=a").utm_content_sea).toBeUndefined();
  });

  it("deletes the content of an earlier recommendation when another source follows", () => {
    expect(cookiesFor("/?utm_source=wx", ["utm_content"]).utm_content).toEqual(["", 0]);
    expect(cookiesFor("/?utm_source=huizhi", ["utm_content"]).utm_content).toEqual(["", 0]);
    expect(cookiesFor("/?utm_source=huizhi&utm_content=b", ["utm_content"]).utm_content).toEqual(["b", undefined]);
    expect(cookiesFor("/beijing", ["utm_content"]).utm_content).toBeUndefined();
  });

  const marketPages = ["/case/submit", "/xiaoer/publish", "/zt/publish"];
  it.each(
    marketPages.flatMap((path) =>
      ["hilton-market", "ihg-market", "form-marriott-submit"].map((from) => [path, from] as const),
    ),
  )("stores the full URL of %s as h_location_m where page_from is %s", (path, from) => {
    const url = `${path}?a=1&page_from=${from}`;
    expect(cookiesFor(url).h_location_m).toEqual([`https://site.test${url}`, 3600]);
  });

  it.each(marketPages)("stores no h_location_m on %s with another page_from or none", (path) => {
    expect(cookiesFor(`${path}?page_from=other`).h_location_m).toBeUndefined();
    expect(cookiesFor(path).h_location_m).toBeUndefined();
  });

  it.each([
    ["/zt/marriott", "/zt/marriott?page_from=form-marriott-submit"],
    ["/zt/marriott?a=1", "/zt/marriott?a=1&page_from=form-marriott-submit"],
    ["/zt/ihg", "/zt/ihg?page_from=ihg-market"],
    ["/zt/ihg?page_from=ihg-market", "/zt/ihg?page_from=ihg-market"],
  ])("stores the URL of %s as h_location_m with its page_from: %s", (path, location) => {
    expect(cookiesFor(path).h_location_m).toEqual([`https://site.test${location}`, 3600]);
  });

  it("stores no h_location_m on the pages of other groups", () => {
    expect(cookiesFor("/zt/hilton").h_location_m).toBeUndefined();
    expect(cookiesFor("/zt/hilton?page_from=hilton-market").h_location_m).toBeUndefined();
  });

  it("stores for the session who shared a solution, from the path", () => {
    expect(cookiesFor("/activity/share/3/Ab-9_z").shareId).toEqual(["Ab-9_z", undefined]);
    expect(cookiesFor("/activity/3/Ab-9_z").shareId).toEqual(["Ab-9_z", undefined]);
    for (const path of ["/activity/3", "/activity/share/3", "/solutions/3/Ab", "/activity/x/Ab", "/activity/3/a/b"])
      expect(cookiesFor(path).shareId).toBeUndefined();
  });
});

describe("the cookies of the browser", () => {
  const written: string[] = [];
  let stored = "";

  beforeEach(() => {
    written.length = 0;
    stored = "";
    const document = {
      get cookie() {
        return stored;
      },
      set cookie(text: string) {
        written.push(text);
      },
    };
    vi.stubGlobal("document", document);
    vi.stubGlobal("window", { location: { protocol: "https:" } });
  });
  afterEach(() => vi.unstubAllGlobals());

  const write = (path: string) => {
    writeTrackingCookies(new URL(path, "https://site.test"), { recommendationSource: "huizhi" });
    return Object.fromEntries(written.map((text) => text.split(/=(.*)/s) as [string, string]));
  };

  it("are encoded, for the whole site, and sent with a link from another site", () => {
    const { h_location, utmSource } = write("/?utm_source=a%3Bb");
    expect(h_location).toBe(
      "https%3A%2F%2Fsite.test%2F%3Futm_source%3Da%253Bb; path=/; samesite=lax; max-age=3600; secure",
    );
    expect(utmSource).toBe("a%3Bb; path=/; samesite=lax; secure");
  });

  it("keep the first address and drop the content of an earlier source", () => {
    stored = "h_location=x; utm_content=old";
    expect(write("/?utm_source=wx")).toEqual({
      utmSource: "wx; path=/; samesite=lax; secure",
      utm_content: "; path=/; samesite=lax; max-age=0; secure",
    });
  });

  it.each([
    ["a", 2000, 2000],
    ["会", 388, 3492],
    ["🙂", 291, 3492],
    ["a🙂", 539, 3498],
    ["aaaa🙂", 1094, 3492],
  ])("are cut between two characters: %s", (text, characters, length) => {
    const { utm_term = "" } = write(`/?utm_term=${encodeURIComponent(text.repeat(4000))}`);
    const [encoded = ""] = utm_term.split(";");
    const value = decodeURIComponent(encoded);
    expect(text.repeat(4000).startsWith(value)).toBe(true);
    expect([Array.from(value).length, encoded.length]).toEqual([characters, length]);
  });

  it("are what a demand carries, decoded, but those of others and empty ones", () => {
    stored = "utm_term=%E4%BC%9A; utm_medium=50%; h_location=https%3A%2F%2Fsite.test%2F; theme=dark; shareId=";
    expect(readTrackingCookies()).toEqual({ h_location: "https://site.test/", utm_medium: "50%", utm_term: "会" });
  });

  it("are none where the browser denies them", () => {
    vi.stubGlobal("document", {});
    expect(readTrackingCookies()).toEqual({});
  });
});

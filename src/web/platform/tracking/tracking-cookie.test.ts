import { describe, expect, it } from "vitest";
import { buildTrackingCookies } from "./tracking-cookie.ts";

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

  it("stores campaign, medium and term for an hour, source and click id for the session", () => {
    const set = cookiesFor("/?utm_source=wx&utm_campaign=c&utm_medium=m&utm_term=t&clickid=9");
    expect(set.utm_campaign).toEqual(["c", 3600]);
    expect(set.utm_medium).toEqual(["m", 3600]);
    expect(set.utm_term).toEqual(["t", 3600]);
    expect(set.utmSource).toEqual(["wx", undefined]);
    expect(set.ttClickId).toEqual(["9", undefined]);
    expect(cookiesFor("/?ttclid=8").ttClickId).toEqual(["8", undefined]);
    expect(cookiesFor("/").ttClickId).toBeUndefined();
  });

  it("stores utm_content only from our own recommendation, and utm_content_sea on South-east Asia pages", () => {
    expect(cookiesFor("/?utm_source=wx&utm_content=a").utm_content).toBeUndefined();
    expect(cookiesFor("/?utm_source=huizhi&utm_content=a").utm_content).toEqual(["a", undefined]);
    expect(cookiesFor("/southeastAsia/activity?utm_content=a").utm_content_sea).toEqual(["a", 3600]);
    expect(cookiesFor("/?utm_source=huizhi&utm_content=a").utm_content_sea).toBeUndefined();
  });

  it("deletes the content of an earlier recommendation when another source follows", () => {
    expect(cookiesFor("/?utm_source=wx", ["utm_content"]).utm_content).toEqual(["", 0]);
    expect(cookiesFor("/?utm_source=huizhi", ["utm_content"]).utm_content).toEqual(["", 0]);
    expect(cookiesFor("/?utm_source=huizhi&utm_content=b", ["utm_content"]).utm_content).toEqual(["b", undefined]);
    expect(cookiesFor("/beijing", ["utm_content"]).utm_content).toBeUndefined();
  });

  it("marks the marketing pages", () => {
    for (const path of ["/case/submit", "/xiaoer/publish", "/zt/publish"]) {
      for (const from of ["hilton-market", "ihg-market", "form-marriott-submit"]) {
        const url = `${path}?page_from=${from}`;
        expect(cookiesFor(url).h_location_m).toEqual([`https://site.test${url}`, 3600]);
      }
      expect(cookiesFor(`${path}?page_from=other`).h_location_m).toBeUndefined();
    }
    expect(cookiesFor("/zt/marriott?a=1").h_location_m?.[0]).toBe(
      "https://site.test/zt/marriott?a=1&page_from=form-marriott-submit",
    );
    expect(cookiesFor("/zt/ihg").h_location_m?.[0]).toBe("https://site.test/zt/ihg?page_from=ihg-market");
    expect(cookiesFor("/zt/ihg?page_from=ihg-market").h_location_m?.[0]).toBe(
      "https://site.test/zt/ihg?page_from=ihg-market",
    );
    expect(cookiesFor("/zt/hilton").h_location_m).toBeUndefined();
  });

  it("stores for the session who shared a solution, from the path", () => {
    expect(cookiesFor("/activity/share/3/Ab-9_z").shareId).toEqual(["Ab-9_z", undefined]);
    expect(cookiesFor("/activity/3/Ab-9_z").shareId).toEqual(["Ab-9_z", undefined]);
    for (const path of ["/activity/3", "/activity/share/3", "/solutions/3/Ab", "/activity/x/Ab", "/activity/3/a/b"])
      expect(cookiesFor(path).shareId).toBeUndefined();
  });
});

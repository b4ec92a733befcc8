import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { computeSignature } from "#domain/request-sign.ts";
import { createDemoDataDir } from "../suite/create-demo-data-dir.ts";
import { runProgram, type Site, startSite } from "../start-site.ts";

let site: Site;
beforeAll(async () => {
  site = await startSite(createDemoDataDir("bad-input"));
});
afterAll(() => site?.stop());

const list = "/api/searchSite/getAggregateSoHotelList";
const submit = "/api/common/caseSubmit";
const json = { "content-type": "application/json" };
const key = "huizhi-public";
let number = 13_900_000_000;
const createDemand = (more: Record<string, unknown> = {}) => ({
  name: "陈女士",
  mobile: String(++number),
  cityCode: "110000",
  people: 120,
  consent: true,
  clientKey: `fault-${number}`,
  ...more,
});
const post = (body: string | Record<string, unknown>, headers: Record<string, string> = json) =>
  fetch(site.url + submit, { method: "POST", headers, body: typeof body === "string" ? body : JSON.stringify(body) });

/** Waits until the log stops growing and returns its length. */
async function waitForLog(): Promise<number> {
  for (let length = -1; length !== site.log().length; ) {
    length = site.log().length;
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  return site.log().length;
}

/** Sends a request; expects this status and code, one log line and no internals in the answer. Returns the envelope. */
async function expectRefusal(send: () => Promise<Response>, status: number, code: number) {
  const before = await waitForLog();
  const answer = await send();
  const text = await answer.text();
  expect({ status: answer.status, code: JSON.parse(text).code, text }).toMatchObject({ status, code });
  expect(text).not.toMatch(/node_modules|\.ts:|SELECT |sqlite|stack/i);
  await expect.poll(() => site.log().slice(before).trim().split("\n").filter(Boolean).length).toBe(1);
  return JSON.parse(text) as { message: string; data: { issues?: { field: string; rule: string; message: string }[] } };
}

describe("lists", () => {
  test.each([
    ["a broken group string", "city=beijing&searchParams=-0-0-x-0-0"],
    ["four groups", "city=beijing&searchParams=-0-0-0-0"],
    ["ten groups", "city=beijing&searchParams=-0-0-0-0-0-0-0-0-0-0"],
    ["a wrong type", "city=beijing&people=many"],
    ["a negative number", "city=beijing&people=-5"],
    ["a city that is none", "city=Bei%20Jing"],
    ["no city", ""],
    ["an overlong sentence", `city=beijing&q=${"x".repeat(201)}`],
    ["an impossible place", "city=beijing&lng=500&lat=20"],
    ["an overlong id", `city=beijing&region=${"1".repeat(60)}`],
  ])("rejects %s and names the field", async (_, query) => {
    const { data } = await expectRefusal(() => fetch(`${site.url}${list}?${query}`), 400, 20001);
    expect(data.issues?.length).toBeGreaterThan(0);
    for (const issue of data.issues!) expect(issue.message).not.toBe("");
  });

  test("rejects an unknown city with 404", async () => {
    await expectRefusal(() => fetch(`${site.url}${list}?city=atlantis`), 404, 20002);
  });
});

describe("paths and methods", () => {
  test("rejects an unknown call with 404", () => expectRefusal(() => fetch(`${site.url}/api/no/such`), 404, 20002));
  test("rejects names of JavaScript prototypes with 404", () =>
    expectRefusal(() => fetch(`${site.url}/api/constructor`), 404, 20002));
  test("rejects a wrong method with 405 and the allowed ones", async () => {
    const answer = await fetch(site.url + list, { method: "DELETE" });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    expect((await answer.json()) as object).toMatchObject({ code: 20008 });
    const got = await fetch(site.url + submit);
    expect([got.status, got.headers.get("allow")]).toEqual([405, "POST"]);
  });
  test("rejects an unknown venue with 404", () =>
    expectRefusal(
      () =>
        fetch(`${site.url}/api/hotel/getSiteDetailNew`, {
          method: "POST",
          headers: json,
          body: JSON.stringify({ siteId: "999999999999999999999999" }),
        }),
      404,
      20002,
    ));
});

describe("bodies", () => {
  test("rejects a body of 10 MB with 413", () =>
    expectRefusal(() => post(JSON.stringify({ name: "x".repeat(10_000_000) })), 413, 20009));
  test("rejects a streamed body of 10 MB with 413", () =>
    expectRefusal(
      () =>
        fetch(site.url + submit, {
          method: "POST",
          headers: json,
          duplex: "half",
          body: new ReadableStream({
            start(controller) {
              for (let at = 0; at < 160; at++) controller.enqueue(new Uint8Array(65_536).fill(32));
              controller.close();
            },
          }),
        } as RequestInit),
      413,
      20009,
    ));
  test("rejects broken JSON", () => expectRefusal(() => post('{"name": "陈'), 400, 20001));
  test("rejects an array instead of an object", () => expectRefusal(() => post("[]"), 400, 20001));
  test("rejects invalid UTF-8", () =>
    expectRefusal(
      () => fetch(site.url + submit, { method: "POST", headers: json, body: new Uint8Array([0xff, 0xfe, 0x7b]) }),
      400,
      20001,
    ));
  test.each([
    ["a timestamp that is no text", '{"sign":"x","timestamp":{"toString":1}}', 20003],
    ["9,000 nested arrays under sign", `{"sign":${"[".repeat(9000)}${"]".repeat(9000)}}`, 20001],
    [
      "9,000 nested arrays beside a signature",
      `{"sign":"x","timestamp":1,"a":${"[".repeat(9000)}${"]".repeat(9000)}}`,
      20001,
    ],
    ["30,000 values", `{"needs":[${"0,".repeat(30_000)}0]}`, 20001],
    ["the character U+0000", '{"name":"\\u0000"}', 20001],
  ])("rejects %s before anything reads it", async (_, body, code) => {
    await expectRefusal(() => post(body), 400, code);
  });
  test("rejects an object whose length is no number where a text belongs", () =>
    expectRefusal(
      () =>
        fetch(`${site.url}/api/demand/remark`, {
          method: "POST",
          headers: json,
          body: JSON.stringify({ token: "x".repeat(32), remark: { length: { toString: 1 } } }),
        }),
      400,
      20001,
    ));
  test("rejects form bodies with 415", () =>
    expectRefusal(() => post("name=a", { "content-type": "application/x-www-form-urlencoded" }), 415, 20010));
  test("rejects a missing content type with 415", () =>
    expectRefusal(() => post("{}", { "content-type": "" }), 415, 20010));
});

describe("hosts", () => {
  test("a second one is refused on a connection that cached pages are answered on", async () => {
    const { port } = new URL(site.url);
    const socket = connect(Number(port), "127.0.0.1").setEncoding("latin1");
    let received = "";
    socket.on("data", (chunk) => {
      received += String(chunk);
    });
    const countAnswers = (status: number) => received.split(`HTTP/1.1 ${status} `).length - 1;
    const page = "GET /shanghai HTTP/1.1\r\nhost: site.example\r\n";
    for (let sent = 1; sent <= 3; sent++) {
      socket.write(`${page}\r\n`);
      await expect.poll(() => countAnswers(200)).toBe(sent);
    }
    socket.write(`${page}host: other.example\r\n\r\n`);
    await expect.poll(() => [countAnswers(200), countAnswers(400)]).toEqual([3, 1]);
    await expect.poll(() => socket.readyState).not.toBe("open");
  });

  test("a target with another host reaches no cache", async () => {
    const request = (target: string, host: string) =>
      new Promise<string>((resolve, reject) => {
        const socket = connect(Number(new URL(site.url).port), "127.0.0.1").setEncoding("utf8");
        let answer = "";
        socket.on("data", (chunk) => {
          answer += String(chunk);
        });
        socket.on("end", () => resolve(answer));
        socket.on("error", reject);
        socket.write(`GET ${target} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`);
      });
    const refused = await request("http://other.example/guangzhou", "site.example");
    expect(refused.slice(0, 12)).toBe("HTTP/1.1 400");
    const absolute = await request("http://site.example/guangzhou", "site.example");
    const isOwn = (answer: string) => answer.includes('<link rel="canonical" href="http://site.example/guangzhou"');
    expect([isOwn(absolute), isOwn(await request("/guangzhou", "site.example"))]).toEqual([true, true]);
  });
});

describe("demands", () => {
  test.each([
    ["name", { name: " " }, "name", "请填写姓名"],
    ["mobile", { mobile: "12800138000" }, "mobile", "请填写正确的电话"],
    ["short mobile", { mobile: "1380013800" }, "mobile", "请填写正确的电话"],
    ["consent", { consent: false }, "consent", ""],
    ["neither people nor event", { people: undefined }, "people", ""],
    ["wrong type", { people: "many" }, "people", ""],
    ["a venue that is not there", { siteIds: ["999999999999"] }, "siteIds.0", ""],
    ["an unknown city", { cityCode: "999999" }, "cityCode", ""],
  ])("rejects invalid %s with field and message", async (_, more, field, message) => {
    const { data } = await expectRefusal(() => post(createDemand(more)), 400, 20001);
    const issue = data.issues?.find((row) => row.field.startsWith(field.split(".")[0]!));
    expect(issue, JSON.stringify(data)).toBeDefined();
    if (message) expect(issue!.message).toBe(message);
    expect(issue!.message).toMatch(/[一-鿿]/);
  });

  test("answers a repeated client key with the first reference and token", async () => {
    const body = createDemand();
    const first = (await (await post(body)).json()) as { code: number; data: { reference: string; token: string } };
    expect(first.code).toBe(2000);
    const again = (await (await post(body)).json()) as typeof first;
    expect(again).toMatchObject({ code: 20006, data: first.data });
  });

  test("answers repeated content under another key with the reference but no token", async () => {
    const body = createDemand();
    const first = (await (await post(body)).json()) as { data: { reference: string } };
    const twin = (await (await post({ ...body, clientKey: "another-key" })).json()) as {
      code: number;
      data: { reference: string; token?: string };
    };
    expect(twin.code).toBe(20006);
    expect(twin.data.reference).toBe(first.data.reference);
    expect(twin.data.token).toBeUndefined();
  });
});

describe("signatures", () => {
  const readTimestamp = () => Math.floor(Date.now() / 1000);
  const signDemand = (more: Record<string, unknown> = {}, withKey = key, timestamp = readTimestamp()) => {
    const body = { ...createDemand(more), timestamp };
    return { ...body, sign: computeSignature(body, withKey) };
  };

  test("accepts a correct signature in upper or lower case", async () => {
    expect((await (await post(signDemand())).json()) as object).toMatchObject({ code: 2000 });
    const body = signDemand();
    expect((await (await post({ ...body, sign: body.sign.toUpperCase() })).json()) as object).toMatchObject({
      code: 2000,
    });
  });
  test("accepts a missing signature", async () => {
    expect((await (await post(createDemand())).json()) as object).toMatchObject({ code: 2000 });
  });
  test("rejects a signature made with another key", () =>
    expectRefusal(() => post(signDemand({}, "somebody-else")), 400, 20003));
  test("rejects a signature of other values", () =>
    expectRefusal(() => post({ ...signDemand(), people: 121 }), 400, 20003));
  test("rejects an expired timestamp", () =>
    expectRefusal(() => post(signDemand({}, key, readTimestamp() - 301)), 400, 20003));
  test("rejects a timestamp in the future", () =>
    expectRefusal(() => post(signDemand({}, key, readTimestamp() + 301)), 400, 20003));
  test("rejects a signature without timestamp", () => {
    const body = createDemand();
    return expectRefusal(() => post({ ...body, sign: computeSignature(body, key) }), 400, 20003);
  });
  test("rejects a reused signature without client key", async () => {
    const body = signDemand({ clientKey: undefined });
    expect(
      (await (await post(JSON.parse(JSON.stringify(body)) as Record<string, unknown>)).json()) as object,
    ).toMatchObject({ code: 2000 });
    await expectRefusal(() => post(body), 400, 20003);
  });
  test("answers a retry with the same signature as a duplicate", async () => {
    const body = signDemand();
    await post(body);
    expect((await (await post(body)).json()) as object).toMatchObject({ code: 20006 });
  });
});

test("the site still answers afterwards and has stored every accepted demand", async () => {
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
  const stored = JSON.parse(
    runProgram(["src/commands/demands.ts", "list", "--json"], { DATA_DIR: site.dataDir }),
  ) as unknown[];
  expect(stored.length).toBe(7);
});

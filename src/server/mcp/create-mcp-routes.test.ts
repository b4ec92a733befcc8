import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import sharp from "sharp";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createTestSpace, createTestVenue } from "#tests/create-test-venue.ts";
import { createMemoryContext } from "#tests/search/create-memory-context.ts";
import { dispatch } from "../api/dispatch.ts";
import { assistantTools } from "./assistant-tools.ts";
import { createMcpRoutes } from "./create-mcp-routes.ts";

const context = await createMemoryContext({
  venues: [createTestVenue("1", { name: "国贸大酒店", regionIds: ["110105"] })],
  spaces: [
    createTestSpace("11", "1", {
      name: "大宴会厅",
      length: 30,
      width: 20,
      area: 600,
      height: 6,
      priceDay: 30_000,
      capacity: { classroom: 300, theatre: 5000 },
    }),
    createTestSpace("12", "1", { name: "多功能厅", length: 12, width: 9, area: 108, capacity: { classroom: 60 } }),
    createTestSpace("13", "1", { name: "A&B <厅>", length: 15.5, width: 9, area: 139.5 }),
    createTestSpace("14", "1", { name: "无尺寸厅" }),
  ],
});
let caller = 0;
const onFault = vi.fn();

/** Connects the protocol's own client, which speaks the revision of `era`. */
async function connect(era: "modern" | "legacy" = "modern") {
  const address = `10.0.0.${++caller}`;
  const routes = createMcpRoutes({
    context,
    callerOf: () => ({ address }),
    inTurn: (work) => work(),
    onFault,
    origin: "https://huizhi.example",
  });
  const fetch = async (url: string | URL, init?: RequestInit) => routes.request(String(url), init);
  const client = new Client(
    { name: "test", version: "1" },
    { versionNegotiation: { mode: era === "modern" ? { pin: "2026-07-28" } : "legacy" } },
  );
  await client.connect(new StreamableHTTPClientTransport(new URL("http://localhost/mcp"), { fetch }));
  return { client, routes };
}

/** What the tests read of the tools' answers. */
interface Answer {
  [field: string]: unknown;
  spaces: { url: string }[];
  capacities: { layout: string; countOn: number }[];
  planResource: string;
  url: string;
}

async function callTool(name: string, input: Record<string, unknown>, era?: "modern" | "legacy") {
  const { client } = await connect(era);
  const { structuredContent, content, isError } = await client.callTool({ name, arguments: input });
  await client.close();
  const [first] = content as { text: string }[];
  // Both forms of an answer say the same.
  if (!isError) expect(JSON.parse(first!.text)).toEqual(structuredContent);
  return {
    answer: structuredContent as unknown as Answer,
    text: first!.text,
    isError: isError === true,
  };
}

afterEach(() => {
  expect(onFault).not.toHaveBeenCalled();
});

describe("the endpoint for assistants", () => {
  it("offers at most eight tools that only read, in both revisions of the protocol", async () => {
    expect(assistantTools.length).toBeLessThanOrEqual(8);
    for (const era of ["modern", "legacy"] as const) {
      const { client } = await connect(era);
      const { tools } = await client.listTools();
      expect(tools.map(({ name }) => name)).toEqual(assistantTools.map(({ name }) => name));
      expect(tools.every(({ annotations, description }) => annotations?.readOnlyHint && description)).toBe(true);
      expect(client.getInstructions()).toContain("会址");
      await client.close();
    }
  });

  it("finds spaces by a sentence and by typed filters, with the capacity to count on", async () => {
    for (const input of [
      { city: "北京", request: "200人课桌式，烧烤" },
      { city: "Beijing", people: 200, layout: "classroom" },
    ]) {
      const { answer } = await callTool("search_spaces", input);
      expect(answer).toMatchObject({ city: "北京", total: 1, searchedFor: { people: 200, layout: "classroom" } });
      expect(answer.spaces).toMatchObject([
        { spaceId: "11", name: "大宴会厅", venue: "国贸大酒店", fit: { kind: "fits" }, pricePerDayYuan: 30_000 },
      ]);
      expect(answer.spaces[0]?.url).toBe("https://huizhi.example/view/hotel-1/meetingspace-11");
    }
    expect(
      (await callTool("search_spaces", { city: "北京", request: "200人课桌式，烧烤" })).answer.notUnderstood,
    ).toEqual(["烧烤"]);
  });

  it("reads a space with a doubted figure, and its plan", async () => {
    const { answer } = await callTool("read_space", { venueId: "1", spaceId: "11", people: 200, layout: "classroom" });
    const theatre = answer.capacities.find(({ layout }) => layout === "theatre");
    expect(theatre).toMatchObject({ published: 5000, isPublishedDoubtful: true });
    expect(theatre?.countOn).toBeLessThan(1000);
    expect(answer.planResource).toBe("huizhi://spaces/11/plan/classroom/200");
    const { client } = await connect();
    const { contents } = await client.readResource({ uri: answer.planResource });
    expect(contents[0]).toMatchObject({ mimeType: "image/svg+xml" });
    expect((contents[0] as { text: string }).text).toMatch(/^<svg|^<\?xml/);
    await client.close();
  });

  it("names what narrowly falls short where few spaces are found, by how much, and describes it in the schema", async () => {
    const { answer } = await callTool("search_spaces", {
      city: "北京",
      people: 330,
      layout: "classroom",
      maxPricePerDayYuan: 30_000,
    });
    expect(answer).toMatchObject({ total: 0, spaces: [] });
    expect(answer.nearMisses).toMatchObject([
      {
        spaceId: "11",
        venueId: "1",
        name: "大宴会厅",
        venue: "国贸大酒店",
        url: "https://huizhi.example/view/hotel-1/meetingspace-11",
        layout: "classroom",
        misses: [{ must: "people", people: 330, seats: 300, short: 30 }],
        remedies: expect.any(Array),
      },
    ]);
    // The same as the list of the site.
    const list = await dispatch(
      context,
      "searchSite/getAggregateNewConference",
      { city: "beijing", people: 330, layout: 2, price: 30_000 },
      { address: "10.0.0.1" },
    );
    expect(answer.nearMisses).toMatchObject(list.nearMisses!.map(({ misses, remedies }) => ({ misses, remedies })));
    expect((await callTool("search_spaces", { city: "北京", people: 9000 })).answer.nearMisses).toBeUndefined();
    const { client } = await connect();
    const { tools } = await client.listTools();
    const schema = tools.find(({ name }) => name === "search_spaces")!.outputSchema!;
    expect(schema.properties).toMatchObject({ nearMisses: { type: "array", description: expect.any(String) } });
    await client.close();
  });

  it("gives plans as SVG that a parser reads, with the dimensions of the room, in both revisions of the protocol", async () => {
    for (const era of ["modern", "legacy"] as const) {
      const { client } = await connect(era);
      const { resourceTemplates } = await client.listResourceTemplates();
      expect(resourceTemplates.map(({ mimeType }) => mimeType)).toEqual(["image/svg+xml", "image/svg+xml"]);
      for (const uri of ["huizhi://spaces/13/plan/default", "huizhi://spaces/13/plan/theatre/40"]) {
        const { contents } = await client.readResource({ uri });
        const { text, mimeType } = contents[0] as { text: string; mimeType: string };
        expect([contents.length, contents[0]!.uri, mimeType]).toEqual([1, uri, "image/svg+xml"]);
        expect(text).toMatch(/^<svg /);
        expect(text).toContain("A&amp;B &lt;厅&gt;");
        expect(text).toContain("长 15.5 m，宽 9.0 m");
        // The parser refuses what is not well-formed.
        expect(await sharp(Buffer.from(text)).metadata()).toMatchObject({ format: "svg" });
        await expect(sharp(Buffer.from(text.replace("</svg>", ""))).metadata()).rejects.toThrow();
      }
      await client.close();
    }
  });

  it("says why a plan cannot be read", async () => {
    const { client } = await connect();
    const read = (uri: string) => client.readResource({ uri }).catch((error: unknown) => error);
    const invalid = -32_602;
    expect(await read("huizhi://spaces/99/plan/classroom/10")).toMatchObject({
      code: invalid,
      message: "请求的资源不存在",
    });
    expect(await read("huizhi://spaces/14/plan/classroom")).toMatchObject({
      code: invalid,
      message: expect.stringContaining("暂无长宽"),
    });
    for (const part of ["nonsense", "classroom/0", "classroom/x"])
      expect(await read(`huizhi://spaces/11/plan/${part}`)).toMatchObject({ code: invalid });
    await client.close();
  });

  it("reads a venue, compares spaces, and estimates an event", async () => {
    const venue = await callTool("read_venue", { venueId: "1" });
    expect(venue.answer).toMatchObject({ venue: "国贸大酒店", spaceCount: 4 });
    const spaces = ["11", "12"].map((spaceId) => ({ venueId: "1", spaceId }));
    const compared = await callTool("compare_spaces", { spaces, people: 100, layout: "classroom" });
    expect(compared.answer.spaces).toMatchObject([
      { squareMetresAPerson: 6, yuanAPersonAndDay: 300, fit: { kind: "fits" } },
      {
        squareMetresAPerson: 1.1,
        fit: { kind: "over", short: 40 },
        whyNot: {
          misses: [{ must: "people", seats: 60, short: 40 }],
          remedies: [{ kind: "layout" }, { kind: "sibling", id: "11", seats: 300 }],
        },
      },
    ]);
    const dated = await callTool("compare_spaces", { spaces, people: 100, layout: "classroom", date: "2031-03-03" });
    expect(dated.answer.spaces).toMatchObject([{ availability: { state: "unknown" } }, {}]);
    const estimated = await callTool("estimate_event", { city: "北京市", people: 100, days: 1, layout: "classroom" });
    expect(estimated.answer.total).toMatchObject({ likely: expect.any(Number) });
    expect(estimated.answer.url).toBe(
      "https://huizhi.example/activity/budget?city=beijing&people=100&days=1&layout=classroom",
    );
  });

  it("prepares a demand as a link, and sends none", async () => {
    // This context's store of demands has no verb: to send one would be a fault.
    const { answer } = await callTool("prepare_demand", {
      city: "北京",
      spaces: [{ venueId: "1", spaceId: "11" }],
      people: 200,
      layout: "classroom",
      firstDay: "2031-03-03",
      remarks: "没有烧烤也可以",
    });
    const url = new URL(answer.url);
    expect(url.pathname).toBe("/case/submit");
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      city: "beijing",
      siteId: "1",
      spaceCode: "11",
      people: "200",
      date: "2031-03-03",
      remarks: "没有烧烤也可以",
      page_from: "assistant",
    });
  });

  it("refuses an argument that it does not know, by its name", async () => {
    const { client } = await connect();
    const { tools } = await client.listTools();
    expect(tools.map(({ inputSchema }) => inputSchema.additionalProperties)).toEqual(tools.map(() => false));
    const refused = await callTool("search_spaces", { city: "beijing", sentence: "国贸 150 人课桌式" });
    expect(refused.isError).toBe(true);
    expect(refused.text).toContain("sentence");
    await client.close();
  });

  it("says what was wrong with an input, and names no cause of its own", async () => {
    const nowhere = await callTool("search_spaces", { city: "亚特兰蒂斯" });
    expect(nowhere).toMatchObject({ isError: true, text: expect.stringContaining("list_cities") });
    const missing = await callTool("read_space", { venueId: "9", spaceId: "99" });
    expect(missing).toMatchObject({ isError: true, text: "请求的资源不存在" });
    const { client } = await connect();
    const wrong = await client
      .callTool({ name: "compare_spaces", arguments: { spaces: [] } })
      .catch((error) => ({ isError: true, error }));
    expect(wrong.isError).toBe(true);
    await client.close();
  });

  it("names itself in /llms.txt", async () => {
    const { routes, client } = await connect();
    await client.close();
    const text = await (await routes.request("/llms.txt")).text();
    expect(text).toContain("https://huizhi.example/mcp");
    for (const { name } of assistantTools) expect(text).toContain(name);
  });
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { describeOnBothEngines } from "#tests/describe-on-both-engines.ts";
import { createSharedLimits } from "./shared-limits.ts";
import { sqliteFileName } from "../engine/sqlite-file.ts";

const at = (seconds: number) => new Date(1_795_000_000_000 + seconds * 1000);
const byAddress = (subject: string, most = 2) => ({ limit: "address", subject, rate: { most, seconds: 60 } });
const byNumber = (subject: string, most = 2) => ({ limit: "number", subject, rate: { most, seconds: 3600 } });

describeOnBothEngines("limits that nodes share", (engine) => {
  /** Opens the same new database twice, as two nodes do. */
  async function openTwice() {
    const location = await engine.createLocation();
    const [database, other] = [await engine.open(location), await engine.open(location)];
    return { location, database, one: createSharedLimits(database), two: createSharedLimits(other) };
  }

  it("counts on all nodes in a window that opens with the first action", async () => {
    const { one, two } = await openTwice();
    expect(await one.count([byAddress("a")], at(0))).toBeUndefined();
    expect(await two.count([byAddress("a")], at(20))).toBeUndefined();
    expect(await one.count([byAddress("a")], at(20))).toBe(40);
    expect(await two.count([byAddress("a")], at(59))).toBe(1);
    expect(await two.count([byAddress("b")], at(59))).toBeUndefined();
    expect(await two.count([{ ...byAddress("a"), limit: "other" }], at(59))).toBeUndefined();
    expect(await one.count([byAddress("a")], at(60))).toBeUndefined();
  });

  it("counts all actions or none, and takes one back", async () => {
    const { one, two } = await openTwice();
    const both = [byAddress("a", 3), byNumber("1", 1)];
    expect(await one.count(both, at(0))).toBeUndefined();
    expect(await two.count(both, at(1))).toBe(3599);
    await two.giveBack(byNumber("1", 1), at(1));
    expect(await one.count(both, at(2))).toBeUndefined();
    // Two of three: the refused attempt in between did not count.
    expect(await one.count([byAddress("a", 3)], at(2))).toBeUndefined();
    expect(await one.count([byAddress("a", 3)], at(2))).toBe(58);
  });

  it("lets through exactly as many as are allowed when two nodes count at once", async () => {
    const { one, two } = await openTwice();
    const taken = await Promise.all(
      Array.from({ length: 24 }, (_, each) =>
        (each % 2 ? one : two).count([byNumber("1", 7), byAddress("a", 50)], at(each / 100)),
      ),
    );
    expect(taken.filter((wait) => wait === undefined)).toHaveLength(7);
  });

  it("ignores windows and signatures that were written before the clock went back", async () => {
    const { one, two, database } = await openTwice();
    const minute = byAddress("a", 1);
    expect(await one.count([minute], at(60))).toBeUndefined();
    // Node two is a minute behind: the window that it finds ends as late as one may.
    expect(await two.count([minute], at(0))).toBe(120);
    expect(await two.count([minute], at(-0.001))).toBeUndefined();
    expect(await two.count([minute], at(0))).toBe(60);
    const years = 800 * 86_400;
    expect(await one.count([byAddress("b", 1), byNumber("1", 1)], at(years))).toBeUndefined();
    await one.recordSignature("s", at(years), at(years + 600));
    expect(await one.count([byAddress("b", 1), byNumber("1", 1)], at(100))).toBeUndefined();
    expect(await one.count([byAddress("b", 1)], at(100))).toBe(60);
    await one.count([byAddress("c")], at(200));
    expect(await database.kysely.selectFrom("used_signature").selectAll().execute()).toEqual([]);
  });

  it("knows a signature that another node has seen until it expires", async () => {
    const { one, two } = await openTwice();
    const uses = await Promise.all([one, two, one, two].map((node) => node.recordSignature("s", at(0), at(600))));
    expect(uses.filter(Boolean)).toHaveLength(1);
    expect(await two.recordSignature("other", at(0), at(600))).toBe(true);
    expect(await two.recordSignature("s", at(599), at(1199))).toBe(false);
    expect(await two.recordSignature("s", at(601), at(1201))).toBe(true);
  });

  it("removes what has expired in passing", async () => {
    const { one, two, database } = await openTwice();
    await one.recordSignature("s", at(0), at(600));
    for (let each = 0; each < 5; each++) await one.count([byAddress(`a${each}`)], at(0));
    await two.count([byAddress("late")], at(700));
    const count = async (table: "rate_count" | "used_signature") =>
      (await database.kysely.selectFrom(table).selectAll().execute()).length;
    expect([await count("rate_count"), await count("used_signature")]).toEqual([1, 0]);
  });

  it("holds no address, number or signature in plain text", async () => {
    const { one, database, location } = await openTwice();
    await one.count([byAddress("192.0.2.77"), byNumber("13800138077")], at(0));
    await one.recordSignature("0123456789abcdef", at(0), at(600));
    const rows = [
      ...(await database.kysely.selectFrom("rate_count").selectAll().execute()),
      ...(await database.kysely.selectFrom("used_signature").selectAll().execute()),
    ];
    expect(rows).toHaveLength(3);
    const files = ["", "-wal"].map((suffix) => join(location.dataDir, sqliteFileName + suffix));
    const bytes = engine.name === "sqlite" ? files.map((file) => readFileSync(file, "latin1")).join("") : "";
    for (const secret of ["192.0.2.77", "13800138077", "0123456789abcdef"])
      expect(JSON.stringify(rows) + bytes).not.toContain(secret);
  });
});

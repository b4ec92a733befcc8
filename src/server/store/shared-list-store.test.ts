import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { describeOnBothEngines } from "#tests/describe-on-both-engines.ts";
import type { Opinion, SharedList } from "#domain/shared-list/shared-list.ts";
import { erasedLogName, readErasedLog } from "./backup/read-erased-log.ts";
import { verifyBackup } from "./backup/read-backup.ts";
import { restoreBackup } from "./backup/restore-backup.ts";
import { writeBackup } from "./backup/write-backup.ts";
import { createSharedListStore } from "./shared-list-store.ts";

const day = (number: number) => new Date(Date.UTC(2026, 10, 1) + number * 86_400_000).toISOString();
const list: SharedList = {
  title: "秋季培训",
  event: { people: 180, layout: "classroom" },
  items: [
    { siteId: "1", spaceCode: "11", note: "王总去过" },
    { siteId: "2", spaceCode: "21" },
  ],
};
const opinion: Opinion = { surname: "赵", marks: { "11": "choice" }, remark: "离展馆近" };
const create = (code: string) => ({
  code,
  secretHash: `secret of ${code}`,
  list,
  at: day(0),
  expiresAt: day(90),
});
const give = (keyHash: string, at = day(1), given = opinion) => ({ keyHash, opinion: given, at, most: 20 });

describeOnBothEngines("shared lists", (engine) => {
  async function open() {
    const database = await engine.open();
    return { database, lists: createSharedListStore(database) };
  }

  it("stores a list once for a secret, and lets only that secret change or take it back", async () => {
    const { lists } = await open();
    expect(await lists.add(create("aaaa"))).toBe("aaaa");
    expect(await lists.add({ ...create("bbbb"), secretHash: "secret of aaaa" })).toBe("aaaa");
    expect(await lists.add({ ...create("aaaa"), secretHash: "another" })).toBeUndefined();
    const changed = { ...create("aaaa"), list: { ...list, title: "新标题" }, at: day(2), expiresAt: day(92) };
    expect(await lists.update({ ...changed, secretHash: "another" })).toBe(false);
    expect((await lists.byCode("aaaa"))?.list).toEqual(list);
    expect(await lists.update(changed)).toBe(true);
    expect(await lists.byCode("aaaa")).toMatchObject({ list: { title: "新标题" }, expiresAt: day(92) });
    expect(await lists.takeBack("aaaa", { secretHash: "another", at: day(3) })).toBe(false);
    expect(await lists.byCode("bbbb")).toBeUndefined();
  });

  it("stores one opinion for each key, changes and removes it, and takes no more colleagues than a list has room for", async () => {
    const { lists } = await open();
    await lists.add(create("cccc"));
    const first = await lists.saveOpinion("cccc", give("key 0"));
    const again = await lists.saveOpinion(
      "cccc",
      give("key 0", day(2), { surname: "赵", marks: { "21": "question" } }),
    );
    expect(again).toEqual(first);
    const others = await Promise.all(
      Array.from({ length: 24 }, (_, at) => lists.saveOpinion("cccc", give(`key ${at + 1}`, day(3)))),
    );
    expect(others.filter((outcome) => outcome === "full")).toHaveLength(5);
    const stored = await lists.byCode("cccc");
    expect(stored?.opinions).toHaveLength(20);
    expect(stored?.opinions[0]).toEqual({
      ...(first as object),
      surname: "赵",
      marks: { "21": "question" },
      at: day(2),
    });
    expect(await lists.removeOpinion("cccc", { keyHash: "key 0", at: day(4) })).toBe(true);
    expect((await lists.byCode("cccc"))?.opinions).toHaveLength(19);
    expect(await lists.saveOpinion("none", give("key"))).toBe("gone");
  });

  it("erases what was taken back or has expired, with its opinions, and forgets the code long after", async () => {
    const { lists, database } = await open();
    for (const code of ["dddd", "eeee", "ffff"]) {
      await lists.add({ ...create(code), expiresAt: code === "eeee" ? day(10) : day(90) });
      await lists.saveOpinion(code, give("key"));
    }
    expect(await lists.takeBack("dddd", { secretHash: "secret of dddd", at: day(5) })).toBe(true);
    expect(await lists.takeBack("dddd", { secretHash: "secret of dddd", at: day(6) })).toBe(true);
    expect(await lists.byCode("dddd")).toMatchObject({ list: undefined, isTakenBack: true, opinions: [] });
    expect(await lists.update({ ...create("dddd"), at: day(6) })).toBe(false);
    expect(await lists.saveOpinion("dddd", give("key", day(6)))).toBe("gone");
    expect(await lists.saveOpinion("eeee", give("key", day(11)))).toBe("gone");
    expect(await lists.takeBack("eeee", { secretHash: "secret of eeee", at: day(11) })).toBe(false);
    expect(await lists.eraseExpired({ at: day(11), traceBefore: day(0) })).toBe(1);
    expect(await lists.eraseExpired({ at: day(11), traceBefore: day(0) })).toBe(0);
    expect(await lists.byCode("eeee")).toMatchObject({ list: undefined, isTakenBack: false, opinions: [] });
    expect((await lists.byCode("ffff"))?.opinions).toHaveLength(1);
    await lists.eraseExpired({ at: day(40), traceBefore: day(30) });
    expect(await lists.byCode("eeee")).toBeUndefined();
    const mark = await database.kysely.selectFrom("meta").select("key").where("key", "=", "erasure pending").execute();
    expect(mark).toHaveLength(1);
  });

  it("is in a backup, and a restore neither loses what came after nor brings back what was taken back", async () => {
    const place = await engine.createLocation();
    const database = await engine.open(place);
    const lists = createSharedListStore(database);
    for (const code of ["gggg", "hhhh"]) {
      await lists.add(create(code));
      await lists.saveOpinion(code, give("key"));
    }
    mkdirSync(place.dataDir, { recursive: true });
    const file = join(place.dataDir, "backup.jsonl.gz");
    await writeBackup(database, file, { now: new Date(day(2)) });
    await lists.takeBack("gggg", { secretHash: "secret of gggg", at: day(3) });
    await lists.saveOpinion("hhhh", give("another key", day(3)));
    await lists.add({ ...create("jjjj"), at: day(3) });
    const logFile = join(place.dataDir, erasedLogName);
    expect(existsSync(logFile) && readFileSync(logFile, "utf8")).toContain("shared-list:gggg");

    const backup = await verifyBackup(file);
    const restored = await engine.open(await engine.createLocation());
    const options = { now: new Date(day(4)), erasures: await readErasedLog(logFile) };
    await restoreBackup(restored, file, backup, options);
    const other = createSharedListStore(restored);
    expect(await other.byCode("gggg")).toMatchObject({ list: undefined, isTakenBack: true, opinions: [] });
    expect(await other.byCode("hhhh")).toMatchObject({ list, opinions: [{ surname: "赵" }] });
    expect(await other.update({ ...create("hhhh"), at: day(5) })).toBe(true);

    const replace = { safetyFile: join(place.dataDir, "safety.jsonl.gz") };
    await restoreBackup(database, file, backup, { ...options, replace });
    expect(await lists.byCode("gggg")).toMatchObject({ list: undefined, isTakenBack: true, opinions: [] });
    expect((await lists.byCode("hhhh"))?.opinions).toHaveLength(2);
    expect(await lists.byCode("jjjj")).toMatchObject({ list });
  });
});

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it, onTestFinished } from "vitest";
import { openDatabase } from "#server/store/database.ts";
import { createDemandStore } from "#server/store/demand-store.ts";
import { sqliteFileName } from "#server/store/engine/sqlite-file.ts";
import { demandsCommand } from "../demands.ts";

it("says that erased data are still in the file while another process reads it, and nothing of it afterwards", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "erase-"));
  const database = await openDatabase({ dataDir });
  const reader = new DatabaseSync(join(dataDir, sqliteFileName));
  onTestFinished(async () => {
    reader.close();
    await database.close();
    rmSync(dataDir, { recursive: true });
  });
  const demands = createDemandStore(database);
  const now = new Date("2026-11-23T04:00:00.000Z");
  for (const reference of ["HZ-1", "HZ-2"]) {
    const id = { reference, token: reference, clientKey: reference, mobile: reference, contentHash: reference };
    await demands.submit({ ...id, kind: "meeting", body: { name: "陈女士" }, createdAt: now.toISOString() });
  }
  const erase = async (reference: string) => {
    const err: string[] = [];
    const code = await demandsCommand(["erase", reference, "--yes"], {
      open: async () => database,
      now: () => now,
      retentionDays: () => 730,
      width: 120,
      prompt: async () => undefined,
      out: () => undefined,
      err: (line) => err.push(line),
    });
    return { code, err };
  };
  reader.exec("begin");
  reader.prepare("select reference from demand").all();
  expect(await erase("HZ-1")).toEqual({
    code: 0,
    err: ["HZ-1 的个人信息已删除；数据库文件里还有旧内容，运行中的网站会接着清除"],
  });
  reader.exec("commit");
  expect(await erase("HZ-2")).toEqual({ code: 0, err: ["HZ-2 的个人信息已删除"] });
});

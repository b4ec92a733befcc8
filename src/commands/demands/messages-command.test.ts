import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createLocalProvider } from "#server/messages/providers/local/create-local-provider.ts";
import { type Database, openDatabase } from "#server/store/database.ts";
import { createSmsOutbox } from "#server/store/message/sms-outbox.ts";
import { messagesCommand } from "./messages-command.ts";

let folder = "";
let database: Database;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "huizhi-messages-"));
  database = await openDatabase({ dataDir: folder });
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

async function run(...argv: string[]) {
  const lines: string[] = [];
  const add = (line: string) => lines.push(line);
  const exitCode = await messagesCommand(argv, { outbox: async () => createSmsOutbox(database), out: add, err: add });
  return { exitCode, text: lines.join("\n") };
}

test("lists what the local provider did not send, newest first, for a week", async () => {
  expect(await run()).toEqual({ exitCode: 0, text: "暂无短信。" });
  const sendAt = (day: string, code: string) =>
    createLocalProvider(createSmsOutbox(database), () => new Date(`${day}T02:00:00Z`)).send({
      mobile: "13800138000",
      purpose: "verify",
      parameters: { code },
    });
  await sendAt("2026-11-10", "111111");
  await sendAt("2026-11-20", "222222");
  await sendAt("2026-11-21", "333333");
  const { text } = await run();
  expect(text.match(/验证码 {2}\d{6}/g)).toEqual(["验证码  333333", "验证码  222222"]);
  expect(text).toContain("13800138000");
  const stored = JSON.parse((await run("--json")).text) as { parameters: object }[];
  expect(stored.map(({ parameters }) => parameters)).toEqual([{ code: "333333" }, { code: "222222" }]);
  expect((await run("more")).exitCode).toBe(2);
});

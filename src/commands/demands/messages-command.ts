import { parseArgs } from "node:util";
import { formatNumber } from "#domain/format.ts";
import { formatStoredMessage } from "#server/messages/providers/local/format-stored-message.ts";
import { createSmsOutbox, storedMessageDays, type SmsOutbox } from "#server/store/message/sms-outbox.ts";
import { formatMoment } from "./demand-columns.ts";
import { type CommandOutput, expectArgs, withDatabase, withUsageErrors } from "../with-database.ts";

const messagesHelp = `查看未发送的短信。没有配置短信服务时，短信存在本机，保留 ${storedMessageDays} 天。

  npm run messages [-- --json]

  --json  供程序使用：在标准输出写一个 JSON 值
  --help  显示本说明

退出码：0 完成，1 无法读取，2 命令有误。
`;

const mostListed = 200;

/** Runs `npm run messages`. @returns the exit code */
export const messagesCommand = (
  argv: string[],
  { outbox, out, err }: CommandOutput & { outbox: () => Promise<SmsOutbox> },
): Promise<number> =>
  withUsageErrors(messagesHelp, { out, err }, async () => {
    const options = { json: { type: "boolean" }, help: { type: "boolean", short: "h" } } as const;
    const { values, positionals } = parseArgs({ args: argv, options, allowPositionals: true, strict: true });
    if (values.help) {
      out(messagesHelp);
      return 0;
    }
    expectArgs(positionals);
    const stored = await (await outbox()).list(mostListed);
    if (values.json) out(JSON.stringify(stored, null, 2));
    else for (const message of stored) out(`${formatMoment(message.createdAt)}  ${formatStoredMessage(message)}`);
    if (!values.json)
      err(stored.length === 0 ? "暂无短信。" : `共列出 ${formatNumber(stored.length)} 条，最新的在前。`);
    return 0;
  });

if (import.meta.main) {
  await withDatabase((open, lines) =>
    messagesCommand(process.argv.slice(2), { outbox: async () => createSmsOutbox(await open()), ...lines }),
  );
}

/** Formats of an export, by the extension of its file. */
export const eventFormats = ["csv", "xlsx", "jsonl"] as const;
export type EventFormat = (typeof eventFormats)[number];

export const eventsHelp = `导出、统计网站收集的访问事件。网站运行时也可以使用。

  npm run events -- export [文件] [筛选] [--format ${eventFormats.join("|")}]
  npm run events -- counts [筛选] [--json]

筛选（可以合用）：

  --from 日期        该日起的，如 2026-11-21（中国时间）
  --to 日期          到该日为止的
  --project 名称     该项目的；不写是全部

export 写出事件，按时间排列。不写文件时写到当前目录的 events-日期.格式；不写 --format 时由扩展名决定，默认 csv。
文件只有您本人可读。单元格里的公式不会被执行。
counts 按日和事件列出次数和浏览器数。

  --json  供程序使用：在标准输出写一个 JSON 值
  --help  显示本说明

退出码：0 完成；1 文件无法写入；2 命令有误。
`;

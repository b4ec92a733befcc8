import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { getCallbackPromise } from "../domain/demand/callback/get-callback-promise.ts";
import { demandStatuses, isDemandStatus } from "../domain/demand/demand-status.ts";
import { formatNumber, formatPeople } from "../domain/format.ts";
import { isIsoDay, toChinaMidnight } from "../domain/day.ts";
import { type DemandStore, createDemandStore, type StoredDemand } from "../server/store/demand-store.ts";
import { type CommandOutput, withDatabase, expectArgs, UsageError, withUsageErrors } from "./with-database.ts";
import { formatMoment, getDemandHeading, toDemandCell, toDemandTable } from "./demand-columns.ts";
import { detectFileKind, fileKinds, writeTableFile } from "./write-table-file.ts";

export const demandsHelp = `查看、跟进访客提交的需求。

  npm run demands -- list [--since 日期] [--status 状态] [--limit 条数] [--json]
  npm run demands -- show 编号 [--json]
  npm run demands -- export 文件 [--since 日期] [--status 状态]
  npm run demands -- set-status 编号 状态 [--note 备注]
  npm run demands -- erase 编号     删除访客的个人信息；需求内容保留，状态改为已撤回

  日期    中国时间的一天，如 2026-11-21：该日起提交的需求
  状态    ${demandStatuses.map((status) => `${status.id}（${status.zh}）`).join("、")}
  文件    ${fileKinds.join("、")}，格式由扩展名决定；只有您本人可读
  --json  供程序使用：在标准输出写一个 JSON 值
  --help  显示本说明

退出码：0 完成，1 没有该需求或文件无法写入，2 命令有误。
`;

const options = {
  since: { type: "string" },
  status: { type: "string" },
  limit: { type: "string" },
  note: { type: "string" },
  json: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const satisfies ParseArgsOptionsConfig;

/** Dependencies of the command: the store, the clock and its output. */
export interface DemandsDependencies extends CommandOutput {
  /** Opens the store on first use. */
  demands: () => Promise<DemandStore>;
  now: () => Date;
}

/** Default limit of the text list. */
const defaultListLimit = 100;

type Values = ReturnType<typeof parseArguments>["values"];

const parseArguments = (argv: string[]) => parseArgs({ args: argv, options, allowPositionals: true, strict: true });

/** Converts a demand for output: the record's columns, then the body by its wire names. */
const toFields = ({ reference, createdAt, updatedAt, status, kind, body }: StoredDemand) => ({
  reference,
  createdAt,
  // What the visitor was promised.
  callBy: getCallbackPromise(new Date(createdAt)).by.toISOString(),
  updatedAt,
  status,
  kind,
  ...body,
});

function toFilter({ since, status, limit }: Values) {
  if (since !== undefined && !isIsoDay(since)) throw new UsageError(`--since 需为日期，如 2026-11-21：${since}`);
  if (status !== undefined && !isDemandStatus(status)) throw new UsageError(`没有该状态：${status}`);
  if (limit !== undefined && !/^[1-9]\d{0,6}$/.test(limit)) throw new UsageError(`--limit 需为数字：${limit}`);
  return {
    since: since && toChinaMidnight(since).toISOString(),
    status,
    limit: limit ? Number(limit) : undefined,
  };
}

const toText = (value: unknown) => (value === undefined ? "" : String(value));

function formatLine(demand: StoredDemand): string {
  const { name, people, eventType } = demand.body;
  const read = (field: string, value: unknown) => toText(toDemandCell(field, value) ?? undefined);
  const about = [read("eventType", eventType), typeof people === "number" ? formatPeople(people) : ""];
  return [
    demand.reference,
    formatMoment(demand.createdAt),
    read("status", demand.status),
    read("cityCode", demand.cityCode),
    toText(name),
    demand.mobile,
    about.filter(Boolean).join("，"),
  ].join("  ");
}

async function list({ demands, out, err }: DemandsDependencies, values: Values): Promise<number> {
  const filter = toFilter(values);
  const found = await (await demands()).list({
    ...filter,
    limit: filter.limit ?? (values.json ? undefined : defaultListLimit),
  });
  if (values.json) out(JSON.stringify(found.map(toFields), null, 2));
  else for (const demand of found) out(formatLine(demand));
  if (!values.json) err(found.length === 0 ? "暂无需求。" : `共列出 ${formatNumber(found.length)} 条，最新的在前。`);
  return 0;
}

async function show({ demands, out, err }: DemandsDependencies, reference: string, values: Values): Promise<number> {
  const demand = await (await demands()).byReference(reference);
  if (!demand) {
    err(`没有该需求：${reference}`);
    return 1;
  }
  const history = await (await demands()).history(reference);
  if (values.json) {
    out(JSON.stringify({ ...toFields(demand), history }, null, 2));
    return 0;
  }
  for (const [field, value] of Object.entries(toFields(demand))) {
    const cell = toDemandCell(field, value);
    if (cell !== null) out(`${getDemandHeading(field)}：${typeof cell === "number" ? formatNumber(cell) : cell}`);
  }
  out("");
  for (const { at, status, note } of history)
    out([formatMoment(at), toDemandCell("status", status), note].filter(Boolean).join("  "));
  return 0;
}

async function exportDemands({ demands, err }: DemandsDependencies, file: string, values: Values): Promise<number> {
  const kind = detectFileKind(file);
  if (!kind) throw new UsageError(`文件名须以 ${fileKinds.join("、")} 结尾：${file}`);
  const fields = (await (await demands()).list(toFilter(values))).map(toFields);
  try {
    await writeTableFile(file, kind, toDemandTable(fields), fields);
  } catch (error) {
    err(`文件无法写入：${file}（${(error as Error).message}）`);
    return 1;
  }
  err(`${formatNumber(fields.length)} 条需求已写入 ${file}`);
  return 0;
}

async function erase({ demands, now, err }: DemandsDependencies, reference: string): Promise<number> {
  const done = await (await demands()).erase(reference, now().toISOString());
  err(done ? `${reference} 的个人信息已删除` : `没有该需求：${reference}`);
  return done ? 0 : 1;
}

async function setStatus(
  { demands, now, err }: DemandsDependencies,
  reference: string,
  status: string,
  values: Values,
) {
  if (!isDemandStatus(status)) throw new UsageError(`没有该状态：${status}`);
  const done = await (await demands()).setStatus(reference, status, now().toISOString(), values.note);
  err(done ? `${reference} 已改为：${toText(toDemandCell("status", status))}` : `没有该需求：${reference}`);
  return done ? 0 : 1;
}

/** Runs one command of `npm run demands`. @returns the exit code */
export const demandsCommand = (argv: string[], dependencies: DemandsDependencies): Promise<number> =>
  withUsageErrors(demandsHelp, dependencies, async () => {
    const { values, positionals } = parseArguments(argv);
    const [command, ...args] = positionals;
    if (values.help) {
      dependencies.out(demandsHelp);
      return 0;
    }
    if (command === "list") {
      expectArgs(args);
      return list(dependencies, values);
    }
    if (command === "show") return show(dependencies, expectArgs(args, "编号")[0], values);
    if (command === "export") return exportDemands(dependencies, expectArgs(args, "文件")[0], values);
    if (command === "erase") return erase(dependencies, expectArgs(args, "编号")[0]);
    if (command === "set-status") {
      const [reference, status] = expectArgs(args, "编号", "状态");
      return setStatus(dependencies, reference, status, values);
    }
    throw new UsageError(command ? `没有该命令：${command}` : "请写明命令");
  });

if (import.meta.main) {
  await withDatabase((open, lines) => {
    let demands: DemandStore | undefined;
    const store = async () => {
      demands ??= createDemandStore(await open());
      return demands;
    };
    return demandsCommand(process.argv.slice(2), { demands: store, now: () => new Date(), ...lines });
  });
}

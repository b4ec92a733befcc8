import type { DemandStore } from "#server/store/demand-store.ts";
import { UsageError } from "../with-database.ts";
import {
  type DemandsDependencies,
  normalizeReference,
  openDemandsForChange,
  reportMissing,
} from "./demands-dependencies.ts";
import { toDemandCell } from "./demand-columns.ts";
import { readAssignee, readStatus } from "./read-demand-filter.ts";

/** Characters of a note and of a colleague's name, at most. */
const maxNoteLength = 3000;
const maxNameLength = 40;

/** Returns a note without surrounding space. @throws UsageError if it is too long */
function readNote(typed = ""): string {
  const note = typed.trim();
  if (note.length > maxNoteLength) throw new UsageError(`备注最多 ${maxNoteLength} 字。`);
  return note;
}

/**
 * Changes a demand by a verb of the store, which returns false if there is no such demand, and says what was done.
 * @returns the exit code
 */
async function changeDemand(
  dependencies: DemandsDependencies,
  reference: string,
  done: string,
  change: (demands: DemandStore, at: string) => Promise<boolean>,
): Promise<number> {
  const demands = await openDemandsForChange(dependencies);
  if (!(await change(demands, dependencies.now().toISOString()))) return reportMissing(dependencies, reference);
  dependencies.err(done);
  return 0;
}

/** Sets a demand's status. @returns the exit code */
export async function setStatus(
  dependencies: DemandsDependencies,
  typed: string,
  typedStatus: string,
  typedNote: string | undefined,
): Promise<number> {
  const [reference, status, note] = [normalizeReference(typed), readStatus(typedStatus), readNote(typedNote)];
  const done = `${reference} 已改为：${toDemandCell("status", status)}`;
  return changeDemand(dependencies, reference, done, (demands, at) => demands.setStatus(reference, status, at, note));
}

/** Sets who follows a demand up. @returns the exit code */
export async function assign(dependencies: DemandsDependencies, typed: string, typedName: string): Promise<number> {
  const [reference, assignee] = [normalizeReference(typed), readAssignee(typedName)];
  if (assignee.length > maxNameLength || /\p{Cc}/u.test(assignee))
    throw new UsageError(`姓名最多 ${maxNameLength} 字，写在一行里。`);
  const done = assignee ? `${reference} 由 ${assignee} 跟进` : `${reference} 已取消分配`;
  return changeDemand(dependencies, reference, done, (demands, at) => demands.assign(reference, assignee, at));
}

/** Notes a call that was not answered; the visitor sees it without the note. @returns the exit code */
export async function addMissedCall(
  dependencies: DemandsDependencies,
  typed: string,
  typedNote: string | undefined,
): Promise<number> {
  const [reference, note] = [normalizeReference(typed), readNote(typedNote)];
  const done = `已为 ${reference} 记录：致电未接通`;
  return changeDemand(dependencies, reference, done, (demands, at) => demands.addMissedCall(reference, note, at));
}

/** Adds a note that only colleagues see. @returns the exit code */
export async function addNote(dependencies: DemandsDependencies, typed: string, typedNote: string): Promise<number> {
  const [reference, note] = [normalizeReference(typed), readNote(typedNote)];
  if (note === "") throw new UsageError("备注是空的。");
  const done = `已为 ${reference} 添加内部备注`;
  return changeDemand(dependencies, reference, done, (demands, at) => demands.addNote(reference, note, at));
}

/** Erases the personal data of a demand once its reference was typed again, or at once with `--yes`. @returns the exit code */
export async function erase(
  dependencies: DemandsDependencies,
  typed: string,
  { yes = false }: { yes?: boolean | undefined },
): Promise<number> {
  const { now, err, prompt } = dependencies;
  const reference = normalizeReference(typed);
  const demands = await openDemandsForChange(dependencies);
  const demand = await demands.byReference(reference);
  if (!demand) return reportMissing(dependencies, reference);
  if (demand.erasedAt) {
    err(`${reference} 的个人信息之前已删除`);
    return 0;
  }
  if (!yes) {
    const answer = await prompt(`将删除 ${reference} 的称呼、电话、邮箱、公司和备注，不能恢复。再输入一次编号确认：`);
    if (answer === undefined || normalizeReference(answer) !== reference) {
      err(answer === undefined ? "没有删除：请加 --yes 确认。" : "没有删除：编号不一致。");
      return 1;
    }
  }
  if (!(await demands.erase(reference, now().toISOString()))) return reportMissing(dependencies, reference);
  // The server does it later where others still read the old rows.
  const isPurged = await demands.purgeErased().catch(() => false);
  err(`${reference} 的个人信息已删除${isPurged ? "" : "；数据库文件里还有旧内容，运行中的网站会接着清除"}`);
  return 0;
}

import type { CaseChange } from "#domain/content/case-facts.ts";

/**
 * Parses the changes of a case: 颁奖用时|73 分钟|38 分钟；一个奖|95 秒|50 秒.
 * @throws Error if an entry has not exactly three parts
 */
export const parseCaseChanges = (text: string): CaseChange[] =>
  text.split("；").map((entry) => {
    const [what, before, after, ...rest] = entry.split("|").map((part) => part.trim());
    if (!what || !before || !after || rest.length > 0) throw new Error(`No change of a case: ${entry}`);
    return { what, before, after };
  });

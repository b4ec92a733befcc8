export type FormTools = typeof import("./form-tools.ts").formTools;

let tools: FormTools | undefined;

/**
 * Loads what a form needs once its visitor begins to fill it in: a page that is only read does without. A call after a failure
 * tries again.
 * @throws TypeError without a network
 */
export async function loadFormTools(): Promise<FormTools> {
  tools ??= (await import("./form-tools.ts")).formTools;
  return tools;
}

/** Returns the tools where they are loaded. */
export const getFormTools = (): FormTools | undefined => tools;

/** Loads the tools ahead of their use; a failure shows when they are used. */
export const prepareFormTools = (): void => void loadFormTools().catch(() => undefined);

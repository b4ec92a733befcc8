import { useEffect, useState } from "react";
import { codes } from "#contract/codes.ts";
import type { Output } from "#contract/index.ts";
import type { Opinion } from "#domain/shared-list/shared-list.ts";
import { sharedListLimits } from "#domain/limits.ts";
import { sharedListZh } from "#texts/shared-list/shared-list.zh.ts";
import { fillTemplate } from "#texts/site/fill-template.ts";
import { createSecret } from "../../features/shared-list/create-secret.ts";
import {
  type OwnOpinion,
  readOwnOpinion,
  removeOwnOpinion,
  storeOwnOpinion,
} from "../../features/shared-list/own-opinion.ts";
import { useReturnToTab } from "../../features/shared-list/use-return-to-tab.ts";
import { ApiError, NetworkError, TimeoutError } from "../../platform/api/api-error.ts";
import { useApi } from "../../platform/api/create-api-client.ts";
import { getErrorText } from "../../platform/api/get-error-text.ts";

/** A list as its page shows it: open, or why no longer. */
export type SharedListData = Output<"sharedList/get">;

export interface SharedListActions {
  /** What lets this device change its opinion; undefined until the page is in the browser, or where it has none. */
  own: OwnOpinion | undefined;
  isBusy: boolean;
  /** Why the last attempt failed. */
  failure: string | undefined;
  /** Returns whether the opinion was stored, and whether this device can still change it after a reload. */
  give: (opinion: Opinion) => Promise<{ isStored: boolean; isLasting: boolean }>;
  remove: () => Promise<boolean>;
  /** Shows the list as it is now. */
  reload: () => void;
}

/** Returns what the visitor is told of a failed attempt: what the error rules say, and what this page adds. */
function explainFailure(error: unknown): string | undefined {
  const { form } = sharedListZh;
  const text = getErrorText(error);
  if (error instanceof NetworkError && !(error instanceof TimeoutError)) return form.offline;
  if (!(error instanceof ApiError) || text === undefined) return text;
  if (error.status === codes.notFound.status) return fillTemplate(form.ended, { text });
  if (error.issues.some(({ field }) => field === "colleagues"))
    return fillTemplate(form.full, { n: sharedListLimits.colleagues });
  return text;
}

/** Returns a shared list that follows what this device writes, and the functions that write it. */
export function useSharedList(
  { code }: { code: string },
  data: SharedListData,
): [list: SharedListData, actions: SharedListActions] {
  const api = useApi();
  const [list, setList] = useState(data);
  const [own, setOwn] = useState<OwnOpinion>();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  useEffect(() => setList(data), [data]);
  useEffect(() => setOwn(readOwnOpinion(code)), [code]);
  const reload = () => void api("sharedList/get", { code }, { isQuiet: true }).then(setList, () => undefined);
  useReturnToTab(reload);

  const run = async <T>(attempt: () => Promise<T>): Promise<T | undefined> => {
    setBusy(true);
    setFailure(undefined);
    try {
      return await attempt();
    } catch (error) {
      setFailure(explainFailure(error));
      // The list has ended meanwhile: its page says how.
      if (error instanceof ApiError && error.code === codes.notFound.code) reload();
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  const give: SharedListActions["give"] = async (opinion) => {
    const key = own?.key ?? createSecret();
    const input = { code, key, opinion: { ...opinion, marks: { ...opinion.marks } } };
    const answer = await run(() => api("sharedList/giveOpinion", input, { isQuiet: true }));
    if (!answer) return { isStored: false, isLasting: false };
    const written = { code, key, opinionId: answer.opinionId };
    setOwn(written);
    setList(answer.list);
    return { isStored: true, isLasting: storeOwnOpinion(written, opinion.surname) };
  };
  const remove = async (): Promise<boolean> => {
    if (!own) return false;
    const answer = await run(() => api("sharedList/removeOpinion", { code, key: own.key }, { isQuiet: true }));
    if (!answer) return false;
    setOwn(undefined);
    setList(answer);
    removeOwnOpinion(code);
    return true;
  };
  return [list, { own, isBusy, failure, give, remove, reload }];
}

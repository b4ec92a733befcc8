import { useState } from "react";
import type { Shortlist } from "#domain/shortlist/shortlist.ts";
import { sharePanelZh } from "#texts/shared-list/share-panel.zh.ts";
import { fillTemplate } from "#texts/site/fill-template.ts";
import { ApiError } from "#web/platform/api/api-error.ts";
import { useApi } from "#web/platform/api/create-api-client.ts";
import { getErrorText } from "#web/platform/api/get-error-text.ts";
import { showToast } from "#web/ui/overlay/toast.ts";
import { createSecret } from "../create-secret.ts";
import { type OwnList, readOwnList, removeOwnList, storeOwnList } from "../own-list.ts";

const notFoundStatus = 404;

const toSharedContent = ({ items, event }: Shortlist) => ({
  items: items.map(({ siteId, spaceCode, note }) => ({ siteId, spaceCode, note })),
  event: { ...event, dates: event.dates && [...event.dates] },
});

/** Returns what this device has shared of its list, and the functions that share it, update it, and forget it. */
export function useShare(list: Shortlist) {
  const api = useApi();
  const [own, setOwn] = useState(readOwnList);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const content = toSharedContent(list);
  const text = JSON.stringify(content);

  const store = (next: OwnList, done?: string) => {
    setOwn(next);
    if (!storeOwnList(next)) showToast(sharePanelZh.start.notStored, { kind: "warn" });
    else if (done) showToast(done);
  };
  const run = async (attempt: () => Promise<void>) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await attempt();
    } catch (error) {
      const isGone = error instanceof ApiError && error.status === notFoundStatus;
      if (isGone) {
        removeOwnList();
        setOwn(undefined);
      }
      const text = getErrorText(error);
      setFailure(isGone && text !== undefined ? fillTemplate(sharePanelZh.start.ended, { text }) : text);
    } finally {
      setBusy(false);
    }
  };
  const share = (name: string) =>
    run(async () => {
      const secret = createSecret();
      const sharedBy = name.trim() || undefined;
      const shared = await api("sharedList/share", { ...content, secret, sharedBy }, { isQuiet: true });
      store({ ...shared, secret, sharedBy: sharedBy ?? "", content: text });
    });
  const update = ({ code, secret, sharedBy }: OwnList) =>
    run(async () => {
      const input = { ...content, code, secret, sharedBy: sharedBy || undefined };
      const { expiresAt } = await api("sharedList/update", input, { isQuiet: true });
      store({ code, secret, sharedBy, expiresAt, content: text }, sharePanelZh.start.updated);
    });
  const forget = () => setOwn(undefined);
  return { own, isBusy, failure, isChanged: own !== undefined && own.content !== text, share, update, forget };
}

export type SharedShortlist = ReturnType<typeof useShare>;

import { type FormEvent, useState } from "react";
import { toChinaDay } from "../../../../domain/day.ts";
import { sharedListLimits } from "../../../../domain/limits.ts";
import { formatSharedListHref } from "../../../../domain/shared-list/parse-share-code.ts";
import type { Shortlist } from "../../../../domain/shortlist/shortlist.ts";
import { sharePanelZh } from "../../../../texts/shared-list/share-panel.zh.ts";
import { ApiError } from "../../../platform/api/api-error.ts";
import { useApi } from "../../../platform/api/create-api-client.ts";
import { getErrorText } from "../../../platform/api/get-error-text.ts";
import { Button, LinkButton } from "../../../ui/forms/button.tsx";
import { TextInput } from "../../../ui/forms/field.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";
import textStyles from "../../../ui/text/text.module.css";
import { createSecret } from "../create-secret.ts";
import { formatListTitle, listEventFacts } from "../format-list-title.ts";
import { type OwnList, readOwnList, removeOwnList, storeOwnList } from "../own-list.ts";
import { LinkPanel } from "./link-panel.tsx";
import styles from "./link-panel.module.css";

const notFoundStatus = 404;

const toSharedContent = ({ items, event }: Shortlist) => ({
  items: items.map(({ siteId, spaceCode, note }) => ({ siteId, spaceCode, note })),
  event: { ...event, dates: event.dates && [...event.dates] },
});

/** Shares the list of this device, updates what was shared, and shows its link. */
function useShare(list: Shortlist) {
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
      setFailure(isGone ? sharePanelZh.start.ended : getErrorText(error));
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

/** Shares the shortlist of this device: its name and button, then the link with its code, poster and taking back. */
export function SharePanel({ list }: { list: Shortlist }) {
  const { own, isBusy, failure, isChanged, share, update, forget } = useShare(list);
  const [name, setName] = useState("");
  const texts = sharePanelZh.start;
  const message = failure && (
    <p className={textStyles.caution} role="alert">
      {failure}
    </p>
  );
  if (!own)
    return (
      <form
        className={styles.panel}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (!isBusy) void share(name);
        }}
      >
        <h2>{texts.title}</h2>
        <p className={textStyles.small}>{texts.text}</p>
        <TextInput
          aside={texts.optional}
          label={texts.name}
          maxLength={sharedListLimits.sharedBy}
          onChange={({ target }) => setName(target.value)}
          value={name}
        />
        {message}
        <Button busy={isBusy} full type="submit">
          {texts.share}
        </Button>
      </form>
    );
  return (
    <div className={styles.shared}>
      <LinkPanel
        code={own.code}
        count={list.items.length}
        expiresAt={own.expiresAt}
        facts={listEventFacts(list.event, toChinaDay(new Date()))}
        onTakenBack={forget}
        title={formatListTitle({ sharedBy: own.sharedBy || undefined })}
      />
      {message}
      {isChanged && (
        <>
          <p className={textStyles.small}>{texts.changed}</p>
          <Button busy={isBusy} onClick={() => void update(own)} small>
            {texts.update}
          </Button>
        </>
      )}
      <LinkButton href={formatSharedListHref(own.code)} small>
        {texts.view}
      </LinkButton>
    </div>
  );
}

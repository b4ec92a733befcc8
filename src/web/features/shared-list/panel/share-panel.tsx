import { type FormEvent, useState } from "react";
import { toChinaDay } from "#domain/day.ts";
import { sharedListLimits } from "#domain/limits.ts";
import { formatSharedListHref } from "#domain/shared-list/parse-share-code.ts";
import type { Shortlist } from "#domain/shortlist/shortlist.ts";
import { sharePanelZh } from "#texts/shared-list/share-panel.zh.ts";
import { Button, LinkButton } from "#web/ui/forms/button.tsx";
import { TextInput } from "#web/ui/forms/field.tsx";
import textStyles from "#web/ui/text/text.module.css";
import { formatListTitle, listEventFacts } from "../format-list-title.ts";
import { LinkPanel } from "./link-panel.tsx";
import type { SharedShortlist } from "./use-share.ts";
import styles from "./link-panel.module.css";

/** Shares the shortlist of this device: its name and button, then the link with its code, poster and taking back. */
export function SharePanel({ list, shared }: { list: Shortlist; shared: SharedShortlist }) {
  const { own, isBusy, failure, isChanged, share, update, forget } = shared;
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

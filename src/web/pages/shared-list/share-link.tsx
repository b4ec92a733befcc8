import { lazy, Suspense, useState } from "react";
import type { OpenSharedList } from "#contract/shared-list/shared-list-endpoints.ts";
import { toChinaDay } from "#domain/day.ts";
import { sharedListZh } from "#texts/shared-list/shared-list.zh.ts";
import { formatListTitle, listEventFacts } from "../../features/shared-list/format-list-title.ts";
import { Button } from "../../ui/forms/button.tsx";

const LinkPanel = lazy(async () => ({
  default: (await import("../../features/shared-list/panel/link-panel.tsx")).LinkPanel,
}));

interface ShareLinkProps {
  code: string;
  list: OpenSharedList;
  onTakenBack: () => void;
}

/** Opens what passes the list on: its link, QR code and poster, loaded when it is opened. */
export function ShareLink({ code, list, onTakenBack }: ShareLinkProps) {
  const [isOpen, setOpen] = useState(false);
  const button = (
    <Button busy={isOpen} full onClick={() => setOpen(true)}>
      {sharedListZh.passOn}
    </Button>
  );
  if (!isOpen) return button;
  return (
    <Suspense fallback={button}>
      <LinkPanel
        code={code}
        count={list.rows.length}
        expiresAt={list.expiresAt}
        facts={listEventFacts(list.event, toChinaDay(new Date(list.now)))}
        onTakenBack={onTakenBack}
        title={formatListTitle(list)}
      />
    </Suspense>
  );
}

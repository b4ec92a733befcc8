import { useEffect, useState } from "react";
import { fillTemplate } from "#texts/site/fill-template.ts";
import { deleteQueued, listQueue } from "#web/platform/demand-queue/send-demand.ts";
import { isRejected, type QueuedDemand } from "#web/platform/demand-queue/queued-demand.ts";
import { onQueueEvent } from "#web/platform/demand-queue/queue-event.ts";
import { useLanguage } from "#web/platform/language-context.ts";
import { Button } from "#web/ui/forms/button.tsx";
import { Dialog } from "#web/ui/overlay/dialog.tsx";
import { formatRejection, getQueueTexts } from "./format-rejection.ts";
import { openFormForMending } from "./open-form-for-mending.ts";
import { QueuedDemandPanel, RemoveButton } from "./queued-demand-panel.tsx";
import { listQueuedLines } from "../queue/to-queued-form.ts";
import textStyles from "#web/ui/text/text.module.css";
import styles from "./queued-demand-panel.module.css";

/** Returns the demands of the queue that are not sent, and follows its changes. */
function useQueuedDemands(): readonly QueuedDemand[] {
  const [entries, setEntries] = useState<readonly QueuedDemand[]>([]);
  useEffect(() => {
    const read = () =>
      void listQueue().then((all) => setEntries(all.flatMap((entry) => (entry.sent === undefined ? entry : []))));
    read();
    return onQueueEvent(() => {
      read();
      return false;
    });
  }, []);
  return entries;
}

/** One kept demand: what it asks for, and its state. */
function QueuedDemandItem({ entry }: { entry: QueuedDemand }) {
  const language = useLanguage();
  const texts = getQueueTexts(language);
  const { clientKey } = entry;
  const mend = () => void openFormForMending(clientKey);
  const remove = () => void deleteQueued(clientKey);
  return (
    <li>
      <dl className={styles.lines}>
        {listQueuedLines(entry).map(({ label, text }) => (
          <div key={label + text}>
            <dt className={textStyles.soft}>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {isRejected(entry) ? (
        <section className={styles.panel}>
          <p>{fillTemplate(texts.rejected, { message: formatRejection(entry.rejection, language) })}</p>
          <div className={styles.actions}>
            <Button variant="ink" onClick={mend}>
              {texts.mend}
            </Button>
            <RemoveButton locale={language} onRemove={remove} />
          </div>
        </section>
      ) : (
        <QueuedDemandPanel clientKey={clientKey} locale={language} onEdit={mend} onRemove={remove} />
      )}
    </li>
  );
}

/** Lists the demands that are kept on this device, with what the visitor can do about each. */
export function QueuedDemandsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { listTitle } = getQueueTexts(useLanguage());
  const entries = useQueuedDemands();
  const isEmpty = entries.length === 0;
  useEffect(() => {
    if (open && isEmpty) onClose();
  }, [open, isEmpty, onClose]);
  return (
    <Dialog open={open} onClose={onClose} title={listTitle}>
      <ul className={styles.queue}>
        {entries.map((entry) => (
          <QueuedDemandItem entry={entry} key={entry.clientKey} />
        ))}
      </ul>
    </Dialog>
  );
}

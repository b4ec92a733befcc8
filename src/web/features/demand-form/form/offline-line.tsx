import type { DemandTexts } from "#texts/demand/demand.zh.ts";
import pageStructureStyles from "#web/ui/structure/page-structure.module.css";
import { classNames } from "#web/ui/text/class-names.ts";
import { useIsOffline } from "./use-is-offline.ts";
import styles from "./offline-line.module.css";

/** Says above the form that there is no network, and that what is written is sent once there is. */
export function OfflineLine({ texts: { form } }: { texts: DemandTexts }) {
  const isOffline = useIsOffline();
  return (
    <div role="status">
      {isOffline && (
        <div className={styles.offline}>
          <p className={classNames(pageStructureStyles.page, styles.note)}>
            <b>{form.noNetwork}</b>
            <span>{form.noNetworkNote}</span>
          </p>
        </div>
      )}
    </div>
  );
}

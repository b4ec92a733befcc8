import { useState, useSyncExternalStore } from "react";
import { shortcutsEn } from "#texts/app/shortcuts.en.ts";
import { shortcutsZh } from "#texts/app/shortcuts.zh.ts";
import { useLanguage } from "../../platform/language-context.ts";
import { areShortcutsOn, onShortcutsSwitched, switchShortcuts } from "../../platform/shortcuts/switch-shortcuts.ts";
import { CheckOption } from "../../ui/forms/check-option.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import textStyles from "../../ui/text/text.module.css";
import { listShortcuts, readPageParts, type ShortcutGroup } from "./list-shortcuts.ts";
import styles from "./shortcuts-dialog.module.css";

export interface ShortcutsDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The list of the keys of this page, with the switch for those that are pressed alone. */
export function ShortcutsDialog({ isOpen, onClose }: ShortcutsDialogProps) {
  const texts = useLanguage() === "en" ? shortcutsEn : shortcutsZh;
  const isOn = useSyncExternalStore(onShortcutsSwitched, areShortcutsOn, () => true);
  const [isLasting, setLasting] = useState(true);
  // Read when it is opened: the page behind it does not change meanwhile.
  const groups = isOpen ? listShortcuts(readPageParts(), texts) : [];
  return (
    <Dialog onClose={onClose} open={isOpen} title={texts.title}>
      <div className={styles.shortcuts}>
        {groups.map((group) => (
          <Group group={group} key={group.name} or={texts.or} />
        ))}
        <div className={styles.option}>
          <CheckOption checked={isOn} onChange={(event) => setLasting(switchShortcuts(event.target.checked))}>
            {texts.option}
          </CheckOption>
          <p className={textStyles.small} role="status">
            {isOn ? texts.note : texts.off}
            {!isLasting && ` ${texts.forVisit}`}
          </p>
        </div>
      </div>
    </Dialog>
  );
}

const Group = ({ group, or }: { group: ShortcutGroup; or: string }) => (
  <section>
    <h3>{group.name}</h3>
    <dl>
      {group.rows.map(({ keys, text }) => (
        <div key={text}>
          <dt>
            {keys.map((key, index) => (
              <span key={key}>
                {index > 0 && <span className={textStyles.visuallyHidden}>{` ${or} `}</span>}
                <kbd>{key}</kbd>
              </span>
            ))}
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </section>
);

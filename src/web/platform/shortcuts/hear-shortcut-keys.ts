import { isStored } from "../storage/persisted-state.ts";
import { doShortcut } from "./do-shortcut.ts";
import { readShortcut } from "./read-shortcut.ts";

/** Only the choice to switch them off is stored (`switch-shortcuts.ts`). */
const areOff = (): boolean => isStored("shortcuts");

/** Does what single keys ask for from now on. @param first the key that was pressed before this was here */
export function hearShortcutKeys(first?: KeyboardEvent): void {
  const hear = (event: KeyboardEvent) => {
    const shortcut = readShortcut(event);
    if (!shortcut || event.defaultPrevented || areOff()) return;
    // Else Firefox searches the page, and an arrow scrolls it.
    event.preventDefault();
    doShortcut(shortcut);
  };
  window.addEventListener("keydown", hear);
  const shortcut = first && !areOff() && readShortcut(first);
  if (shortcut) doShortcut(shortcut);
}

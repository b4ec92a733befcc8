import { doShortcut } from "./do-shortcut.ts";
import { readShortcut } from "./shortcut-key.ts";
import { areShortcutsOn } from "./shortcut-state.ts";

/** Does what single keys ask for from now on. @param first the key that was pressed before this was here */
export function hearShortcutKeys(first?: KeyboardEvent): void {
  const hear = (event: KeyboardEvent) => {
    const shortcut = readShortcut(event);
    if (!shortcut || event.defaultPrevented || !areShortcutsOn()) return;
    // Else Firefox searches the page, and an arrow scrolls it.
    event.preventDefault();
    doShortcut(shortcut);
  };
  window.addEventListener("keydown", hear);
  const shortcut = first && areShortcutsOn() && readShortcut(first);
  if (shortcut) doShortcut(shortcut);
}

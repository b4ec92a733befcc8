import { createListeners } from "../create-listeners.ts";
import { createPersistedState } from "../storage/persisted-state.ts";

/** Stored only where the visitor has switched single keys off. */
const store = createPersistedState<false>("shortcuts", {
  life: "lasting",
  parse: (stored) => (stored === false ? stored : undefined),
});
const listeners = createListeners();

/** Returns whether single keys do something. */
export const areShortcutsOn = (): boolean => store.read() === undefined;

/** Switches single keys on or off. Returns whether that outlives the page. */
export function switchShortcuts(isOn: boolean): boolean {
  let isLasting = true;
  if (isOn) store.clear();
  else isLasting = store.write(false);
  listeners.emit();
  return isLasting;
}

/** Calls the listener whenever they are switched; returns the function that ends that. */
export const onShortcutsSwitched = listeners.add;

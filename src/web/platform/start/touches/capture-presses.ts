import { toggleAttribute } from "../../shortlist/shortlist-name.ts";

/** What does nothing before React has taken over: buttons, and links that a script adds to (`data-scripted`). */
const controls =
  'button, [role="button"], input[type="submit"], input[type="button"], input[type="reset"], a[data-scripted]';

/** Returns whether the browser sends a form by itself: as quick as a link, where the application is many times a document's size. */
const isSentNatively = (form: HTMLFormElement | null | undefined): boolean => form?.hasAttribute("action") ?? false;

/** Returns whether a control sends its form. */
const isSubmit = (control: HTMLElement): control is HTMLButtonElement =>
  (control as HTMLButtonElement).type === "submit";

/** Returns whether a click on a link opens it elsewhere than in this tab. */
const isModified = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/** Returns the control that a click is for; undefined where the browser does all of it. */
function getControl(event: MouseEvent): HTMLElement | undefined {
  const control = event.target instanceof Element ? event.target.closest<HTMLElement>(controls) : null;
  if (!control || (control instanceof HTMLAnchorElement && isModified(event))) return undefined;
  return isSubmit(control) && isSentNatively(control.form) ? undefined : control;
}

/** Milliseconds after which a link is followed without what a script would add: a slow network costs no more than that. */
const linkTimeoutMs = 3000;

/** The last press, and those on toggles of the shortlist before it: they wait for their controls to do something. */
class WaitingPresses {
  #waiting = new Set<HTMLElement>();

  /** Takes a press in the place of the last one, unless that was on a toggle; its control shows that it waits. */
  accept(target: HTMLElement): void {
    const toggles = this.#release().filter((control) => control.hasAttribute(toggleAttribute));
    this.#waiting = new Set([...toggles, target]);
    for (const control of this.#waiting) control.setAttribute("data-pressed", "");
    if (target instanceof HTMLAnchorElement) setTimeout(() => this.#waiting.has(target) && this.drop(), linkTimeoutMs);
  }

  /** Does them, now that their controls can; one that has left the document does nothing. */
  replay = (): void => {
    for (const control of this.#release())
      if (control instanceof HTMLFormElement) control.requestSubmit();
      else control.click();
  };

  /** Gives them up: a link is followed without what a script would add. Returns whether there is something to tell of them. */
  drop = (): boolean => {
    const controls = this.#release();
    const link = controls.find((control) => control instanceof HTMLAnchorElement);
    if (!link) return controls.length > 0;
    window.location.assign(link.href);
    return false;
  };

  #release(): HTMLElement[] {
    const controls = [...this.#waiting];
    this.#waiting.clear();
    for (const control of controls) control.removeAttribute("data-pressed");
    return controls;
  }
}

/**
 * Captures presses on controls before React has taken over, the last of which can be done later, and all on toggles of the shortlist.
 * @param onPress called back with each
 * @param signal ends it
 */
export function capturePresses(
  onPress: () => void,
  signal: AbortSignal,
): Pick<WaitingPresses, "accept" | "replay" | "drop"> {
  const waiting = new WaitingPresses();
  const options = { capture: true, signal };
  const capture = (event: Event, target: HTMLElement | null | undefined) => {
    if (!target) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    waiting.accept(target);
    onPress();
  };
  window.addEventListener("click", (event) => capture(event, getControl(event)), options);
  // A form without a button, sent by the Enter key.
  window.addEventListener(
    "submit",
    (event) => {
      const form = event.target as HTMLFormElement;
      if (!isSentNatively(form)) capture(event, form);
    },
    options,
  );
  // A sentence in a field of several lines, which Enter sends too, except where it ends a word of an input method.
  window.addEventListener(
    "keydown",
    (event) => {
      const { type, enterKeyHint, form } = event.target as HTMLTextAreaElement;
      if (event.key !== "Enter" || type !== "textarea" || !enterKeyHint || event.isComposing) return;
      event.preventDefault();
      form?.requestSubmit();
    },
    options,
  );
  return waiting;
}

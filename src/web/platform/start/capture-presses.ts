/** What does nothing before React has taken over: buttons, and links that a script adds to (`data-scripted`). */
const controls =
  'button, [role="button"], input[type="submit"], input[type="button"], input[type="reset"], a[data-scripted]';

/** Returns whether a click on a link opens it elsewhere than in this tab. */
const isModified = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/** Returns the control that a click is for; undefined where the browser does all of it. */
function getControl(event: MouseEvent): HTMLElement | undefined {
  const control = event.target instanceof Element ? event.target.closest<HTMLElement>(controls) : null;
  return !control || (control instanceof HTMLAnchorElement && isModified(event)) ? undefined : control;
}

/** Milliseconds after which a link is followed without what a script would add: a slow network costs no more than that. */
const linkTimeoutMs = 3000;

/** The last press, which waits for its control to do something. */
class WaitingPress {
  #control: HTMLElement | undefined;
  #form: HTMLFormElement | undefined;

  /** Takes a press in the place of the last one; its control shows that it waits. */
  accept(target: HTMLElement): void {
    this.#release();
    if (target instanceof HTMLFormElement) this.#form = target;
    else this.#control = target;
    this.#control?.setAttribute("data-pressed", "");
    if (target instanceof HTMLAnchorElement) setTimeout(() => target === this.#control && this.drop(), linkTimeoutMs);
  }

  /** Does it, now that its control can. */
  replay = (): void => {
    const { control, form } = this.#release();
    if (control?.isConnected) control.click();
    else if (form?.isConnected) form.requestSubmit();
  };

  /** Gives it up: a link is followed without what a script would add. Returns whether there is something to tell of it. */
  drop = (): boolean => {
    const { control, form } = this.#release();
    if (!(control instanceof HTMLAnchorElement)) return control !== undefined || form !== undefined;
    window.location.assign(control.href);
    return false;
  };

  #release() {
    const waiting = { control: this.#control, form: this.#form };
    waiting.control?.removeAttribute("data-pressed");
    this.#control = undefined;
    this.#form = undefined;
    return waiting;
  }
}

export interface CapturedPresses extends Pick<WaitingPress, "replay" | "drop"> {
  end: () => void;
}

/**
 * Captures presses on controls before React has taken over, the last of which can be done later.
 * @param onPress called back with each
 */
export function capturePresses(onPress: () => void): CapturedPresses {
  const waiting = new WaitingPress();
  const capture = (event: Event, target: HTMLElement | undefined) => {
    if (!target) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    waiting.accept(target);
    onPress();
  };
  const press = (event: MouseEvent) => capture(event, getControl(event));
  // A form without a button, sent by the Enter key.
  const submit = (event: SubmitEvent) =>
    capture(event, event.target instanceof HTMLFormElement ? event.target : undefined);
  window.addEventListener("click", press, true);
  window.addEventListener("submit", submit, true);
  return {
    replay: waiting.replay,
    drop: waiting.drop,
    end: () => {
      window.removeEventListener("click", press, true);
      window.removeEventListener("submit", submit, true);
    },
  };
}

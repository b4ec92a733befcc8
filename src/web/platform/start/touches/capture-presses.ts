import { addCarriedDemand, carrying } from "./add-carried-demand.ts";
import { toggleAttribute } from "../../shortlist/shortlist-name.ts";

const enterKeyCode = 13;

/** What does nothing before React has taken over: buttons, and links that a script adds to (`data-scripted`). */
const controls = "button,[role=button],input[type=submit],input[type=button],input[type=reset],a[data-scripted]";

/**
 * Returns whether the browser sends a form by itself: which is quicker than waiting for the application. A demand waits for its rules all the
 * same: the browser sends it only where those are lost.
 */
const isSentNatively = (form: HTMLFormElement | null | undefined): boolean =>
  form?.method === "get" && form.hasAttribute("action");

/** Returns the form that a control sends. */
const getSentForm = (control: HTMLElement): HTMLFormElement | null =>
  control instanceof HTMLFormElement ? control : isSubmit(control) ? control.form : null;

/** Returns whether a control sends its form. */
const isSubmit = (control: HTMLElement): control is HTMLButtonElement =>
  (control as HTMLButtonElement).type === "submit";

/** Returns whether a click on a link opens it elsewhere than in this tab. */
const isModified = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button > 0 || metaKey || ctrlKey || shiftKey || altKey;

/**
 * Returns the control that a click is for; undefined where the browser does all of it.
 * @param selector what controls are
 */
function getControl(event: MouseEvent, selector: string): HTMLElement | undefined {
  const control = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
  if (!control || (control instanceof HTMLAnchorElement && isModified(event))) return undefined;
  return isSubmit(control) && isSentNatively(control.form) ? undefined : control;
}

/** Milliseconds after which a link is followed without what a script would add: a slow network costs no more than that. */
const linkTimeoutMs = 3000;

/**
 * The presses that wait until their controls work: the last one, and those before it on toggles of the shortlist. Where the last is on a
 * link, all of them wait.
 */
class WaitingPresses {
  #waiting = new Set<HTMLElement>();
  readonly #city: string;

  /** @param city slug of a venue's city, whose last list the links to the form carry */
  constructor(city = "") {
    this.#city = city;
  }

  /** Whether a press waits. */
  get any(): boolean {
    return this.#waiting.size > 0;
  }

  /** Adds a press. It replaces the last one, unless that was on a toggle or this one is on a link. Its control shows that it waits. */
  accept(target: HTMLElement): void {
    const isLink = target instanceof HTMLAnchorElement;
    const before = this.#release().filter((control) => isLink || control.hasAttribute(toggleAttribute));
    this.#waiting = new Set([...before, target]);
    for (const control of this.#waiting) control.setAttribute("data-pressed", "");
    if (isLink) setTimeout(() => this.#waiting.has(target) && this.drop(), linkTimeoutMs);
  }

  /** Repeats the presses one after another, now that their controls work. A control that has left the document does nothing. */
  replay = async (): Promise<void> => {
    for (const control of this.#release()) {
      if (control instanceof HTMLFormElement) control.requestSubmit();
      else if (control.matches(carrying)) this.#follow(control as HTMLAnchorElement);
      else control.click();
      // A link may depend on the press before it, which is rendered first.
      await new Promise((resolve) => void setTimeout(resolve));
    }
  };

  /** Returns the demand that a press is to send. */
  findForm(): HTMLFormElement | null | undefined {
    return [...this.#waiting].map(getSentForm).find((form) => form?.method === "post");
  }

  /** Drops the presses; a link is followed without what a script would add. Returns whether the visitor has to be told of a lost press. */
  drop = (): boolean => {
    const controls = this.#release();
    const link = controls.find((control) => control instanceof HTMLAnchorElement);
    if (!link) return controls.length > 0;
    this.#follow(link);
    return false;
  };

  /** Adds what the link carries, which React adds only after the page has started. */
  #follow(link: HTMLAnchorElement): void {
    if (link.matches(carrying)) addCarriedDemand(link, this.#city);
    window.location.assign(link.href);
  }

  #release(): HTMLElement[] {
    const controls = [...this.#waiting];
    this.#waiting.clear();
    for (const control of controls) control.removeAttribute("data-pressed");
    return controls;
  }
}

/** What presses depend on. */
interface PressOptions {
  /** Called back with each that waits. */
  onPress: () => void;
  /** Returns whether something is typed or chosen that a link to the form has to wait for. */
  isEdited: () => boolean;
  /** Slug of the city of a venue's page. */
  venueCity: string | undefined;
  /** Ends it. */
  signal: AbortSignal;
}

/**
 * Captures presses on controls before hydration, to repeat the last one later, and all on toggles of the shortlist. A link to the
 * demand form waits where something is chosen on its page. Otherwise it is followed at once with what it carries.
 */
export function capturePresses({ onPress, isEdited, venueCity, signal }: PressOptions): WaitingPresses {
  const waiting = new WaitingPresses(venueCity);
  const options = { capture: true, signal };
  const capture = (event: Event, target: HTMLElement | null | undefined) => {
    if (!target) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    waiting.accept(target);
    onPress();
  };
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(carrying);
    if (link && venueCity) addCarriedDemand(link, venueCity);
    if (event.type === "click")
      capture(event, getControl(event, waiting.any || isEdited() ? `${controls},${carrying}` : controls));
  };
  for (const type of ["click", "auxclick"] as const) window.addEventListener(type, onClick, options);
  // A form without a button, sent by the Enter key.
  window.addEventListener(
    "submit",
    (event) => {
      const form = event.target as HTMLFormElement;
      if (!isSentNatively(form)) capture(event, form);
    },
    options,
  );
  // Enter also sends a sentence in a field of several lines, except where it ends a word of an input method.
  window.addEventListener(
    "keydown",
    (event) => {
      const { type, enterKeyHint, form } = event.target as HTMLTextAreaElement;
      // An input method's Enter has another code.
      if (event.keyCode !== enterKeyCode || type !== "textarea" || !enterKeyHint) return;
      event.preventDefault();
      form?.requestSubmit();
    },
    options,
  );
  return waiting;
}

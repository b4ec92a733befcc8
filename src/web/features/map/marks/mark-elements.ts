import { getMapPinClass } from "#web/ui/drawing/map-pin.tsx";
import type { Mark, MarkTarget } from "../venue-map.ts";

/** A drawn mark. */
interface DrawnMark {
  mark: Mark;
  element: HTMLElement;
}

const isOn = (mark: Mark, selected: Mark | undefined) => mark.on || mark === selected;

function createElement(mark: Mark): HTMLElement {
  const element = document.createElement(mark.href === undefined ? "button" : "a");
  if (element instanceof HTMLAnchorElement) element.href = mark.href!;
  else element.type = "button";
  element.textContent = mark.label;
  element.setAttribute("aria-label", mark.title);
  element.setAttribute("data-mark", mark.title);
  if (!mark.many && mark.href === undefined) element.setAttribute("aria-pressed", String(mark.on));
  return element;
}

/** Returns whether a box holds a point. */
const holds = ({ box }: Mark, [lng, lat]: readonly [number, number]): boolean =>
  box !== undefined && lng >= box.west && lng <= box.east && lat >= box.south && lat <= box.north;

/** The elements of a map's marks: buttons, or links, whichever library places them. One of them may be highlighted. */
export class MarkElements {
  #drawn: DrawnMark[] = [];
  #target: MarkTarget | undefined;
  #selected: Mark | undefined;

  /**
   * Creates the elements of marks, which take the place of those before. The focus goes to the mark with the title that had it, once
   * the caller has placed the elements and calls `restoreFocus`.
   */
  replace(marks: readonly Mark[]): { elements: readonly DrawnMark[]; restoreFocus: () => void } {
    const focused = document.activeElement?.getAttribute("data-mark");
    this.#drawn = marks.map((mark) => ({ mark, element: createElement(mark) }));
    this.#selected = this.#find();
    for (const each of this.#drawn) this.#paint(each);
    const restoreFocus = () => {
      const again = this.#drawn.find(({ mark }) => mark.title === focused);
      if (focused) again?.element.focus({ preventScroll: true });
    };
    return { elements: this.#drawn, restoreFocus };
  }

  /** Highlights the mark of a venue; returns the marks that have changed. */
  select(target: MarkTarget | undefined): Mark[] {
    this.#target = target;
    const before = this.#selected;
    this.#selected = this.#find();
    if (before === this.#selected) return [];
    const changed = this.#drawn.filter(({ mark }) => mark === before || mark === this.#selected);
    for (const each of changed) this.#paint(each);
    return changed.map(({ mark }) => mark);
  }

  /** Returns whether a mark stands before the others. */
  isRaised(mark: Mark): boolean {
    return isOn(mark, this.#selected);
  }

  #find(): Mark | undefined {
    const { id, at } = this.#target ?? {};
    if (id === undefined) return undefined;
    const marks = this.#drawn.map(({ mark }) => mark);
    return marks.find(({ ids }) => ids.includes(id)) ?? (at && marks.find((mark) => holds(mark, at)));
  }

  #paint({ mark, element }: DrawnMark): void {
    element.className = getMapPinClass(isOn(mark, this.#selected) ? "on" : "plain", mark.many);
  }
}

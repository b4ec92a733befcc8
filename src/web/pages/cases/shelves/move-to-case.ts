import type { KeyboardEvent } from "react";

const middle = (link: HTMLElement): number => link.offsetLeft + link.offsetWidth / 2;

/** Returns the link of a shelf whose middle is nearest above or below. */
const findNearest = (links: readonly HTMLElement[], from: HTMLElement): HTMLElement | undefined =>
  links.toSorted((a, b) => Math.abs(middle(a) - middle(from)) - Math.abs(middle(b) - middle(from)))[0];

/** Returns the plan that a key leads to: along the shelf, to its ends, or to the shelf above or below. */
function findTarget(key: string, shelves: HTMLElement[][], link: HTMLElement): HTMLElement | undefined {
  const row = shelves.findIndex((links) => links.includes(link));
  const links = shelves[row];
  if (!links) return undefined;
  const at = links.indexOf(link);
  switch (key) {
    case "ArrowRight":
      return links[at + 1] ?? shelves[row + 1]?.[0];
    case "ArrowLeft":
      return links[at - 1] ?? shelves[row - 1]?.at(-1);
    case "ArrowDown":
      return findNearest(shelves[row + 1] ?? [], link);
    case "ArrowUp":
      return findNearest(shelves[row - 1] ?? [], link);
    case "Home":
      return links[0];
    case "End":
      return links.at(-1);
    default:
      return undefined;
  }
}

/** Moves the focus among the plans with the arrow keys, Home and End. */
export function moveToCase(event: KeyboardEvent<HTMLElement>): void {
  const link = (event.target as HTMLElement).closest<HTMLElement>("a[data-case]");
  if (!link || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const shelves = [...event.currentTarget.querySelectorAll("ul")].map((shelf) => [
    ...shelf.querySelectorAll<HTMLElement>("a[data-case]"),
  ]);
  const target = findTarget(event.key, shelves, link);
  if (!target) return;
  event.preventDefault();
  target.focus();
}

import type { KeyboardEvent } from "react";

const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/**
 * Moves the focus by the arrow keys over the buttons with `data-city`; from anywhere else ArrowDown goes to the first of
 * them. In a text field only the vertical keys count.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const isTyping = event.target instanceof HTMLInputElement;
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
  if (isTyping && event.key !== "ArrowDown") return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-city]")];
  const at = buttons.indexOf(event.target as HTMLElement);
  if (at < 0 && !isTyping) return;
  event.preventDefault();
  if (at + step < 0) event.currentTarget.querySelector("input")?.focus();
  else buttons[Math.min(at + step, buttons.length - 1)]?.focus();
}

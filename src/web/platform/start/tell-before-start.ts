import { toastMs } from "../request-limits.ts";

let shown: HTMLElement | undefined;

/** Tells the visitor something before the page has its own messages, for twice the time of those; without a text takes it away. */
export function tellBeforeStart(text?: string): void {
  shown?.remove();
  shown = undefined;
  if (text === undefined) return;
  const message = document.createElement("div");
  message.setAttribute("role", "alert");
  message.dataset.beforeStart = "";
  message.textContent = text;
  document.body.append(message);
  shown = message;
  setTimeout(() => message === shown && tellBeforeStart(), toastMs * 2);
}

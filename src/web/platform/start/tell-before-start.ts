import { toastMs } from "../request-limits.ts";

let shown: HTMLElement | undefined;

/** Shows the visitor a message before the page can show its own, for twice their time; without a text removes it. */
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

import { toastMs } from "../request-limits.ts";

let shown: HTMLElement | undefined;

/** Shows the visitor a message before the page can show its own, for twice their time; without a text removes it. */
export function notifyBeforeStart(text?: string): void {
  shown?.remove();
  shown = undefined;
  if (text === undefined) return;
  const message = document.createElement("div");
  message.setAttribute("role", "alert");
  message.dataset.beforeStart = "";
  message.textContent = text;
  document.body.append(message);
  shown = message;
  setTimeout(() => message === shown && notifyBeforeStart(), toastMs * 2);
}

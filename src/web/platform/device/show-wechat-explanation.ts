import { wechatZh } from "#texts/site/wechat.zh.ts";

const box = {
  margin: "auto",
  maxWidth: "min(22rem, calc(100vw - 32px))",
  padding: "20px",
  border: "1px solid var(--hair)",
  borderRadius: "var(--r)",
  background: "var(--surface)",
  color: "var(--ink)",
  font: "var(--t16)",
};
const button = {
  width: "100%",
  minHeight: "var(--tap)",
  marginTop: "16px",
  borderRadius: "var(--r)",
  background: "var(--ink)",
  color: "var(--paper)",
};

/** Creates an element with styles, which the content security policy lets scripts set. */
function create<Name extends "dialog" | "h2" | "p" | "button">(
  name: Name,
  text: string,
  style: Partial<CSSStyleDeclaration> = {},
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.textContent = text;
  Object.assign(element.style, style);
  return element;
}

/** Says that WeChat's browser neither prints nor downloads, and how the page is opened in one that does. */
export function showWechatExplanation(): void {
  if (document.querySelector("dialog[data-wechat]")) return;
  const dialog = create("dialog", "", box);
  dialog.dataset.wechat = "";
  const title = create("h2", wechatZh.title, { font: "600 var(--t20)", marginBottom: "8px" });
  title.id = "wechat-title";
  dialog.setAttribute("aria-labelledby", title.id);
  const close = create("button", wechatZh.close, button);
  close.type = "button";
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  dialog.append(title, create("p", wechatZh.steps), create("p", wechatZh.picture, { color: "var(--ink-2)" }), close);
  document.body.append(dialog);
  dialog.showModal();
}

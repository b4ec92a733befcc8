/** Loads the code of the shortcuts at the first key and passes that key on. Without network the next key tries again. */
export function watchShortcutKeys(): void {
  const hear = (event: KeyboardEvent) => {
    // Firefox would search the page for what is typed next.
    if (event.key === "/" && event.target === document.body) event.preventDefault();
    import("./hear-shortcut-keys.ts").then(({ hearShortcutKeys }) => hearShortcutKeys(event), watchShortcutKeys);
  };
  window.addEventListener("keydown", hear, { once: true });
}

/** Milliseconds in which a second press is the same. */
const doublePressMs = 1000;

let sending: Promise<boolean> | undefined;

async function send(form: HTMLFormElement): Promise<boolean> {
  const isThere = await fetch(form.action, { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isThere) form.submit();
  return isThere;
}

/**
 * Has the browser itself send a form whose code cannot be loaded, once for a double press. Returns whether it does: where nothing answers,
 * the page with what is typed stays.
 */
export function sendByBrowser(form: HTMLFormElement): Promise<boolean> {
  sending ??= send(form).finally(() =>
    setTimeout(() => {
      sending = undefined;
    }, doublePressMs),
  );
  return sending;
}

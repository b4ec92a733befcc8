/**
 * Has the browser itself send a form whose code cannot be loaded. Returns whether it does: where nothing answers, the page with what is
 * typed stays.
 */
export async function sendByBrowser(form: HTMLFormElement): Promise<boolean> {
  const isThere = await fetch(form.action, { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isThere) form.submit();
  return isThere;
}

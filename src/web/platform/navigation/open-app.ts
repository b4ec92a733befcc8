/** Asks the system to open a path in the installed app; nothing happens where it is not installed. */
export function openApp(scheme: string, path: string): void {
  window.location.assign(`${scheme}://open?path=${encodeURIComponent(path)}`);
}

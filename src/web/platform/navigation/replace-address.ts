/**
 * Replaces the page's address without a navigation, for a state that the page already shows. Goes past the router, which
 * patches the window's own method to load the page of every address; a reload or going back reads the address as usual.
 */
export function replaceAddress(href: string): void {
  History.prototype.replaceState.call(window.history, window.history.state, "", href);
}

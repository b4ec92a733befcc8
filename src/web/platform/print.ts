/** Opens the browser's print dialog; how a page prints is in its style sheets. */
export function printPage(): void {
  window.print();
}

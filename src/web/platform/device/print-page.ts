/** Opens the browser's print dialog; style sheets define how a page prints. */
export function printPage(): void {
  window.print();
}

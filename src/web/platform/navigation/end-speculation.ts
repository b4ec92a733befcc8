/** Ends the browser's own fetching of documents: from now on links lead to pages that are loaded without one. */
export function endSpeculation(): void {
  document.querySelector('script[type="speculationrules"]')?.remove();
}

/** Returns whether what a page has loaded holds anything of the demo: a row of its catalogue, or a price that it made up. */
export const hasDemoData = (data: unknown): boolean =>
  // Quotes within texts are escaped.
  /"(?:demo|hasDemoPrices)":true|"basis":"demo"/.test(JSON.stringify(data ?? ""));

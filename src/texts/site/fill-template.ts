const gaps = /\{(\w+)\}/g;

/**
 * Fills the `{name}` placeholders of a text; leaves unknown ones unchanged. A part in brackets is left out where one of its values is
 * empty (请留言[，或拨打 {hotline}]。), and stays in brackets while one is unknown.
 */
export function fillTemplate(text: string, values: Record<string, string | number>): string {
  const parts = text.replace(/\[([^[\]]*)\]/g, (whole, part: string) => {
    const own = [...part.matchAll(gaps)].map(([, name]) => values[name!]);
    if (own.includes("")) return "";
    return own.includes(undefined!) ? whole : part;
  });
  return parts.replace(gaps, (gap, name: string) => String(values[name] ?? gap));
}

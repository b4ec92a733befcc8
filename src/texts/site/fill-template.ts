/**
 * Fills the `{name}` placeholders of a text; leaves unknown ones unchanged. A part in brackets is left out where its first value is
 * empty (请留言[，或拨打 {hotline}]。), and stays in brackets while that is unknown.
 */
export const fillTemplate = (text: string, values: Record<string, string | number>): string =>
  text
    .replace(/\[([^[\]{]*\{(\w+)\}[^[\]]*)\]/g, (match, part: string, name: string) =>
      values[name] === "" ? "" : name in values ? part : match,
    )
    .replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));

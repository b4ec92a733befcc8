/** Fills the `{name}` placeholders of a text; leaves unknown ones unchanged. */
export const fillTemplate = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));

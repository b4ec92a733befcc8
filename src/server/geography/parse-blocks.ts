/**
 * Returns a lookup of a table's rows by city code: a block starts with a line of "#" and the code, then one row a line.
 * Parses on first use and splits a city's rows on access, so that loading a table is cheap.
 */
export function parseBlocks(table: string): (cityCode: string) => string[] {
  let blocks: Map<string, string> | undefined;
  return (cityCode) => {
    blocks ??= new Map(
      table
        .trim()
        .split(/^#/m)
        .slice(1)
        .map((block): [string, string] => {
          const end = block.indexOf("\n");
          return [block.slice(0, end), block.slice(end + 1).trim()];
        }),
    );
    const rows = blocks.get(cityCode);
    return rows ? rows.split("\n") : [];
  };
}

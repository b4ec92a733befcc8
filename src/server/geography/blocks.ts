/**
 * A table's blocks by city code: a block begins with a line of "#" and the code, its rows follow, a line each.
 * The rows are split only when a city is asked for, so that loading a table costs next to nothing.
 */
export function blocksOf(table: string): (cityCode: string) => string[] {
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

import type { LanghamType } from "#domain/langham/langham-type.ts";

/** Edges of the four columns, as shares of the width: each type's hour lies between its own two. */
const edges: Record<LanghamType, readonly [left: number, right: number]> = {
  meeting: [0, 0.32],
  dining: [0.32, 0.567],
  wedding: [0.567, 0.78],
  package: [0.78, 1],
};

/** A type's column, as shares of the width. */
export interface TypeColumn {
  left: number;
  width: number;
}

/**
 * Arranges the columns of the types that are shown, in the order of the day, so that each hangs from its hour. The space
 * of a missing type is divided between its neighbours.
 */
export function arrangeColumns(types: readonly LanghamType[]): Map<LanghamType, TypeColumn> {
  const bounds = types.map((type, at) => {
    const next = types[at + 1];
    return next ? (edges[type][1] + edges[next][0]) / 2 : 1;
  });
  return new Map(
    types.map((type, at) => {
      const left = at === 0 ? 0 : bounds[at - 1]!;
      return [type, { left, width: bounds[at]! - left }];
    }),
  );
}

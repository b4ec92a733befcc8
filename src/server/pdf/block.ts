/** A part of a sheet: its height in millimetres is known before it is drawn at y. */
export interface Block {
  height: number;
  draw: (y: number) => void;
}

/** Returns empty space as a block. */
export const createGap = (height: number): Block => ({ height, draw: () => undefined });

/** Returns the height of blocks below each other. */
export const sumHeights = (blocks: readonly Block[]): number => blocks.reduce((sum, { height }) => sum + height, 0);

/** Draws blocks below each other from y. */
export function drawBlocks(blocks: readonly Block[], y: number): void {
  let at = y;
  for (const { height, draw } of blocks) {
    draw(at);
    at += height;
  }
}

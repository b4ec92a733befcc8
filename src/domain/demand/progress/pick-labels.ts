/**
 * Picks which of several labels on a line fit, in the order of their rank: a label is left out where one that ranks before
 * it is nearer than `gap`. Places and gap in one unit.
 */
export function pickLabels<Label extends { at: number }>(labels: readonly Label[], gap: number): Set<Label> {
  const picked = new Set<Label>();
  for (const label of labels) if ([...picked].every((other) => Math.abs(other.at - label.at) >= gap)) picked.add(label);
  return picked;
}

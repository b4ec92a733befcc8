/** Calls back at each event with which a visitor may move a map: a move without one of them is made by code. */
export function onMoveByHand(element: HTMLElement, callback: () => void): void {
  for (const name of ["pointerdown", "wheel", "keydown"]) element.addEventListener(name, callback, { passive: true });
}

/** How far the counting of visits has come (specification, section 4). It never goes back. */
const initStates = ["not started", "started", "store done"] as const;
export type InitState = (typeof initStates)[number];

/** Creates the state; `advance` takes it to the next one and ignores any other. */
export function createInitState(onChange: (state: InitState) => void = () => undefined) {
  let state: InitState = "not started";
  return {
    get: (): InitState => state,
    advance(to: InitState): boolean {
      if (initStates.indexOf(to) !== initStates.indexOf(state) + 1) return false;
      state = to;
      onChange(to);
      return true;
    },
  };
}

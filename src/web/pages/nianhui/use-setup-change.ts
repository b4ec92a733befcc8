import { maxTables, seatsPerTable } from "#domain/annual-meeting/annual-meeting-setup.ts";
import { useAddressChange } from "../../platform/navigation/use-address-change.ts";
import { useDebounced } from "../../platform/use-debounced.ts";
import { formatSetupHref } from "./format-setup-href.ts";
import type { NianhuiInput } from "./loader.ts";

/** Milliseconds after the last key at which a number typed into the form seats the plan anew. */
const typingPauseMs = 800;

/** Returns the function that opens the page of a changed setup in place, and whether it is under way. */
export const useSetupChange = ({ variant, setup }: NianhuiInput) =>
  useAddressChange(setup, (next) => formatSetupHref(variant, next));

/** Returns a listener for the people typed into the form: after a pause the page is that of as many tables. */
export function useTypedPeople(input: NianhuiInput) {
  const { change } = useSetupChange(input);
  return useDebounced(({ people }: { people: number | undefined }) => {
    const tables = Math.ceil((people ?? Number.NaN) / seatsPerTable);
    if (tables >= 1 && tables <= maxTables && tables !== input.setup.tables) void change({ tables });
  }, typingPauseMs);
}

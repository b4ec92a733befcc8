import { useRouter } from "@tanstack/react-router";
import { useRef, useState } from "react";

/**
 * Returns the function that opens the page of a changed request in this one's place, and whether it is under way. `current`
 * is what the shown page was asked for, `formatHref` its link. The page of the last change may still be loading: the next
 * change adds to it.
 */
export function useAddressChange<T extends object>(current: T, formatHref: (next: T) => string) {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const pending = useRef<T>(undefined);
  const change = async (part: Partial<T>) => {
    const next = { ...(pending.current ?? current), ...part };
    pending.current = next;
    setBusy(true);
    await router.navigate({ href: formatHref(next), replace: true, resetScroll: false });
    if (pending.current !== next) return;
    pending.current = undefined;
    setBusy(false);
  };
  return { change, isBusy };
}

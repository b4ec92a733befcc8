import { createContext, createElement, type ReactElement, useContext } from "react";
import { type FragmentSlots, slotAttribute, slotTag } from "../../contract/fragment-slots.ts";

/** Where parts are stored; undefined in the browser, and within a part that is being stored. */
export const FragmentSlotsContext = createContext<FragmentSlots | undefined>(undefined);

interface CachedFragmentProps {
  /** Names the kind of part, so that equal facts of two kinds are not the same key. */
  name: string;
  /** Returns all that the part's markup depends on, contexts included: JSON, short. */
  of: () => unknown;
  /** The part: elements without text beside them, and none that React moves to the document's head. */
  children: ReactElement;
}

/** Renders a part in an element that the server takes out of the document again, empty where its markup is stored already. */
function StoredFragment({ name, of, children }: CachedFragmentProps) {
  const slots = useContext(FragmentSlotsContext);
  if (!slots) return children;
  const { at, isStored } = slots.add(`${name} ${JSON.stringify(of())}`);
  // Alone in one element, since a list of siblings would give the ids in it other names than in the browser.
  return createElement(
    slotTag,
    { [slotAttribute]: at },
    isStored ? null : <FragmentSlotsContext value={undefined}>{children}</FragmentSlotsContext>,
  );
}

/**
 * Renders a part of which the server stores the markup, so that pages which show the same part render it once (ADR 49). In the browser
 * it is just that part. A stored part is stored whole, with those in it.
 */
export const CachedFragment = import.meta.env.SSR
  ? StoredFragment
  : ({ children }: CachedFragmentProps): ReactElement => children;

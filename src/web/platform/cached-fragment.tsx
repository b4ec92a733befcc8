import { createContext, createElement, type ReactElement, type ReactNode, useContext } from "react";
import {
  type FragmentSlots,
  liveAttribute,
  liveTag,
  slotAttribute,
  slotTag,
  valueMark,
} from "#contract/fragment-slots.ts";
import { formatFactsKey } from "./api/write-json.ts";

/** Where parts are stored; undefined in the browser, and within a part that is being stored. */
export const FragmentSlotsContext = createContext<FragmentSlots | undefined>(undefined);

interface CachedFragmentProps {
  /** Names the kind of part, so that equal facts of two kinds have different keys. */
  name: string;
  /** Returns all that the part's markup depends on, contexts included, except values and live parts. Each is JSON or a stored fact. */
  of: () => readonly unknown[];
  /** Texts in the part that differ from page to page, in its attributes or as whole texts. */
  values?: readonly string[];
  /** Elements in the part that are rendered anew. */
  live?: readonly ReactNode[];
  /** Renders the part: elements without text next to them, and none that React moves to the document's head. */
  children: (values: readonly string[], live: readonly ReactNode[]) => ReactElement;
}

const markValue = (_: string, at: number) => valueMark.start + at + valueMark.end;
const markLive = (node: ReactNode, at: number) =>
  node && createElement(liveTag, { key: at, [liveAttribute]: at }, node);

/** Renders a part in an element that the server takes out of the document again. Where the markup is stored, it renders only the live parts. */
function StoredFragment({ name, of, values = [], live = [], children }: CachedFragmentProps) {
  const slots = useContext(FragmentSlotsContext);
  const key = slots && `${name} ${formatFactsKey(of())}`;
  // A text that contains the mark would be taken for a value.
  if (!key || key.includes(valueMark.start)) return children(values, live);
  const { at, isStored } = slots.add(key, values);
  const marked = live.map(markLive);
  // Alone in one element: among siblings, React would give its ids other names than in the browser.
  return createElement(
    slotTag,
    { [slotAttribute]: at },
    isStored ? (
      marked
    ) : (
      <FragmentSlotsContext value={undefined}>{children(values.map(markValue), marked)}</FragmentSlotsContext>
    ),
  );
}

/**
 * Renders a part of which the server stores the markup, so that pages which show the same part render it once (ADR 49). In the browser
 * it is just that part. A part inside a stored part is stored with it.
 */
export const CachedFragment = import.meta.env.SSR
  ? StoredFragment
  : ({ children, values = [], live = [] }: CachedFragmentProps): ReactElement => children(values, live);

import { useEffect, useState } from "react";
import type { OpenSharedList } from "#contract/shared-list/shared-list-endpoints.ts";
import type { OpinionMark } from "#domain/shared-list/shared-list.ts";
import { readSurname } from "#web/features/shared-list/own-opinion.ts";

interface OpinionDraft {
  surname: string;
  marks: Record<string, OpinionMark>;
  remark: string;
}

export interface OpinionDraftState {
  draft: OpinionDraft;
  change: (part: Partial<OpinionDraft>) => void;
  mark: (spaceCode: string, mark: OpinionMark | undefined) => void;
}

interface TypedDraft extends OpinionDraft {
  /** Id of the stored opinion that it began with. */
  basedOn?: string;
}

const emptyDraft: TypedDraft = { surname: "", marks: {}, remark: "" };

/** Returns what the visitor is about to write: at first their stored opinion, else the name that they gave last. */
export function useOpinionDraft(opinions: OpenSharedList["opinions"], ownId: string | undefined): OpinionDraftState {
  const [draft, setDraft] = useState(emptyDraft);
  const stored = opinions.find(({ id }) => id === ownId);
  useEffect(() => setDraft((before) => ({ ...before, surname: before.surname || readSurname() })), []);
  useEffect(() => {
    if (!stored) return;
    const { id, surname, marks, remark = "" } = stored;
    // A reload of the list must not undo what is being typed: only another own opinion replaces it.
    setDraft((before) => (before.basedOn === id ? before : { basedOn: id, surname, marks: { ...marks }, remark }));
  }, [stored]);
  return {
    draft,
    change: (part) => setDraft((before) => ({ ...before, ...part })),
    mark: (spaceCode, mark) =>
      setDraft((before) => {
        const { [spaceCode]: _, ...others } = before.marks;
        return { ...before, marks: mark ? { ...others, [spaceCode]: mark } : others };
      }),
  };
}

import { createDeferredCode, Deferred } from "#web/platform/lazy-loading/deferred.tsx";
import type { SentenceNotesProps } from "./sentence-notes.tsx";
import styles from "./sentence-notes.module.css";

const code = createDeferredCode(async () => (await import("./sentence-notes.tsx")).SentenceNotes);

/** Returns whether there is something to say about how a sentence was read. */
export const hasSentenceNotes = ({
  understood,
  unread,
  otherCities,
  effective,
}: SentenceNotesProps["answer"]): boolean =>
  Boolean(
    effective.distanceFrom ??
      effective.missingBrand ??
      effective.split ??
      effective.programme ??
      unread[0] ??
      otherCities[0],
  ) || understood.some(({ corrected }) => corrected);

/** Shows how a list was read, as the server rendered it: a sentence that needs no note loads nothing of them. */
export const DeferredSentenceNotes = (props: SentenceNotesProps) => (
  <ul className={styles.notes}>
    <Deferred code={code} props={props} />
  </ul>
);

import { useSyncExternalStore } from "react";
import { continueZh } from "#texts/site/continue.zh.ts";
import { clearSeenPages, onSeenPages } from "../../platform/storage/seen-page.ts";
import { Link } from "../navigation/link.tsx";
import { readContinuation } from "./read-continuation.ts";
import styles from "./continue-strip.module.css";

/** Renders what is in the strip; nothing where nothing is left to go on with. */
export function ContinueLine() {
  const found = useSyncExternalStore(onSeenPages, readContinuation, () => undefined);
  if (!found) return null;
  return (
    <nav aria-label={continueZh.label} className={styles.line}>
      {found.draftHref !== undefined && <Link href={found.draftHref}>{continueZh.draft}</Link>}
      {found.search && <Link href={found.search.href}>{continueZh.search(found.search.name)}</Link>}
      {found.pages.length > 0 && <span className={styles.label}>{continueZh.label}</span>}
      {found.pages.map(({ path, name, venue }) => (
        <Link href={path} key={path}>
          {venue === undefined ? name : `${venue} ${name}`}
        </Link>
      ))}
      {(found.pages.length > 0 || found.search) && (
        <button aria-label={continueZh.clearLabel} onClick={clearSeenPages} type="button">
          {continueZh.clear}
        </button>
      )}
    </nav>
  );
}

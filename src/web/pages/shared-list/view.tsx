import { OpinionRemarks } from "../../features/shared-list/opinion-cells.tsx";
import type { PageProps } from "../../page.ts";
import { createDeferredCode, Deferred, useIsHydrating } from "../../platform/lazy-loading/deferred.tsx";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import { EndedList } from "./ended-list.tsx";
import { ListHead } from "./list-head.tsx";
import { MarkButtons } from "./opinion/mark-buttons.tsx";
import { OpinionForm } from "./opinion/opinion-form.tsx";
import { useOpinionDraft } from "./opinion/use-opinion-draft.ts";
import { SharedSheet } from "./sheet/shared-sheet.tsx";
import type { SharedListData } from "./use-shared-list.ts";
import { ShareLink } from "./share-link.tsx";
import { type SharedListActions, useSharedList } from "./use-shared-list.ts";
import styles from "./view.module.css";

/** What is on the shortlist is known on the device only: the server renders nothing of it. */
const saveAllCode = createDeferredCode(async () => (await import("./save-all.tsx")).SaveAll);

interface OpenListProps {
  code: string;
  list: Extract<SharedListData, { state: "open" }>;
  actions: SharedListActions;
}

function OpenList({ code, list, actions }: OpenListProps) {
  const ownId = actions.own?.opinionId;
  const isHydrating = useIsHydrating();
  const draft = useOpinionDraft(list.opinions, ownId);
  const renderMarks = (spaceCode: string) => {
    const row = list.rows.find((each) => each.spaceCode === spaceCode);
    return (
      <MarkButtons
        mark={draft.draft.marks[spaceCode]}
        name={row?.space?.name ?? row?.name ?? ""}
        onMark={(mark) => draft.mark(spaceCode, mark)}
      />
    );
  };
  return (
    <main className={pageStructureStyles.page} id="main">
      <ListHead list={list} />
      <div className={styles.columns}>
        <div>
          <SharedSheet list={list} ownId={ownId} renderMarks={renderMarks} />
          <OpinionRemarks opinions={list.opinions} />
        </div>
        <aside className={styles.side}>
          <OpinionForm actions={actions} draft={draft} rows={list.rows} />
          <div className={styles.passOn}>
            <ShareLink code={code} list={list} onTakenBack={actions.reload} />
            <div className={styles.saveAll}>{!isHydrating && <Deferred code={saveAllCode} props={{ list }} />}</div>
          </div>
        </aside>
      </div>
    </main>
  );
}

/** Renders a shared list: the sheet read-only, what colleagues think, and the form for one's own opinion. */
export function SharedListView({ input, data }: PageProps<{ code: string }, SharedListData>) {
  const [list, actions] = useSharedList(input, data);
  return list.state === "open" ? (
    <OpenList actions={actions} code={input.code} list={list} />
  ) : (
    <EndedList state={list.state} />
  );
}

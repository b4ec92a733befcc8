import { useState } from "react";
import type { OpenSharedList } from "#contract/shared-list/shared-list-endpoints.ts";
import { shortlistLimits } from "#domain/limits.ts";
import { type MergePlan, mergeShortlists, planMerge } from "#domain/shortlist/merge-shortlists.ts";
import { sharedListZh } from "#texts/shared-list/shared-list.zh.ts";
import { fillTemplate } from "#texts/site/fill-template.ts";
import { applyChange, useShortlist } from "../../features/shortlist/use-shortlist.ts";
import { Button } from "../../ui/forms/button.tsx";
import { Link } from "../../ui/navigation/link.tsx";
import textStyles from "../../ui/text/text.module.css";
import { toShortlist } from "./to-shortlist.ts";
import styles from "./view.module.css";

const texts = sharedListZh.save;

/** Says how many spaces were saved, how many the shortlist had already, and how many it has no room for. */
function formatOutcome({ added, present, leftOut }: MergePlan): string {
  const parts: [text: string, n: number][] = [
    [texts.added, added.length],
    [added.length > 0 ? texts.othersPresent : texts.present, present.length],
    [fillTemplate(texts.full, { most: shortlistLimits.items }), leftOut.length],
  ];
  return parts.flatMap(([text, n]) => (n > 0 ? fillTemplate(text, { n }) : [])).join("，");
}

/** Saves the spaces of a shared list to the shortlist of this device, and says how many; not offered where it has all of them. */
export function SaveAll({ list }: { list: OpenSharedList }) {
  const own = useShortlist();
  const [outcome, setOutcome] = useState("");
  const shared = toShortlist(list, Date.now());
  const plan = planMerge(own, shared);
  if (outcome === "" && plan.present.length === shared.items.length) return null;
  const save = () => {
    setOutcome(formatOutcome(plan));
    applyChange((current) => mergeShortlists(current, shared));
  };
  return (
    <div>
      <Button full onClick={save}>
        {texts.all}
      </Button>
      <p className={styles.saved} role="status">
        {outcome && (
          <>
            <span className={textStyles.small}>{outcome}</span>
            <Link href="/shortlist">{texts.view}</Link>
          </>
        )}
      </p>
    </div>
  );
}

import { useState } from "react";
import type { QuestionCard } from "#contract/schemas/community.ts";
import { questionZh } from "#texts/content/question.zh.ts";
import { NetworkError } from "../../platform/api/api-error.ts";
import { useApi } from "../../platform/api/create-api-client.ts";
import { Button } from "../../ui/forms/button.tsx";
import { showToast } from "../../ui/overlay/toast.ts";
import { QuestionLinks } from "./question-links.tsx";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import styles from "./other-questions.module.css";

/** Renders a few random questions, with a button that fetches others. */
export function OtherQuestions({ first, title }: { first: QuestionCard[]; title: string }) {
  const call = useApi();
  const [others, setOthers] = useState<QuestionCard[]>();
  const [busy, setBusy] = useState(false);
  const fetchOthers = async () => {
    setBusy(true);
    try {
      setOthers(await call("communityQa/getRandomList", { size: first.length }));
    } catch (error) {
      if (error instanceof NetworkError) showToast(questionZh.failed, { kind: "warn" });
    } finally {
      setBusy(false);
    }
  };
  return (
    <section>
      <div className={styles.othersHead}>
        <h2 className={pageStructureStyles.subheading}>{title}</h2>
        <Button busy={busy} onClick={() => void fetchOthers()} small variant="plain">
          {questionZh.another}
        </Button>
      </div>
      <QuestionLinks questions={others ?? first} />
    </section>
  );
}

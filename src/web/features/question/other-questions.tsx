import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import type { QuestionCard } from "../../../contract/community.ts";
import { askZh } from "../../../texts/ask.zh.ts";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toast.ts";
import { QuestionLinks } from "./question-links.tsx";

/** Renders a few random questions, with a button that fetches others. */
export function OtherQuestions({ first, title }: { first: QuestionCard[]; title: string }) {
  const { call } = useRouter().options.context;
  const [drawn, setDrawn] = useState<QuestionCard[]>();
  const [busy, setBusy] = useState(false);
  const draw = async () => {
    setBusy(true);
    try {
      setDrawn(await call("communityQa/getRandomList", { size: first.length }));
    } catch {
      showToast(askZh.failed, { kind: "warn" });
    } finally {
      setBusy(false);
    }
  };
  return (
    <section>
      <div className="others-head">
        <h2 className="h2s">{title}</h2>
        <Button busy={busy} onClick={() => void draw()} small variant="plain">
          {askZh.another}
        </Button>
      </div>
      <QuestionLinks questions={drawn ?? first} />
    </section>
  );
}

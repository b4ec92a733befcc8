import { useEffect, useState } from "react";
import type { judgeSpace } from "./judge-space.ts";

export type Judge = typeof judgeSpace;

/** Loads the rule that judges spaces; undefined until it is here, and where it cannot be loaded. */
export function useJudge(): Judge | undefined {
  const [judge, setJudge] = useState<Judge>();
  useEffect(() => {
    import("./judge-space.ts").then(
      (module) => setJudge(() => module.judgeSpace),
      () => undefined,
    );
  }, []);
  return judge;
}

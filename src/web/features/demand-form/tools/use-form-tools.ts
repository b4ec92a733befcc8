import { useEffect, useRef, useState } from "react";
import { type FormTools, getFormTools, loadFormTools } from "./load-form-tools.ts";

/** Returns the tools once they are loaded, which begins when they are needed; calls back where they cannot be loaded. */
export function useFormTools(isNeeded: boolean, onFailure?: () => void): FormTools | undefined {
  const [tools, setTools] = useState<FormTools>();
  const latest = useRef(onFailure);
  useEffect(() => {
    latest.current = onFailure;
  });
  useEffect(() => {
    if (!isNeeded) return;
    loadFormTools().then(
      (loaded) => setTools(() => loaded),
      () => latest.current?.(),
    );
  }, [isNeeded]);
  return tools ?? (isNeeded ? getFormTools() : undefined);
}

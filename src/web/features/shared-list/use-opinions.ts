import { useCallback, useEffect, useState } from "react";
import type { WrittenOpinion } from "#contract/shared-list/shared-list-endpoints.ts";
import { useApi } from "../../platform/api/create-api-client.ts";
import { useReturnToTab } from "./use-return-to-tab.ts";

const none: readonly WrittenOpinion[] = [];

/** Returns what colleagues think of the list that this device has shared; none where it has not, or without network. */
export function useOpinions(code: string | undefined): readonly WrittenOpinion[] {
  const api = useApi();
  const [opinions, setOpinions] = useState(none);
  const load = useCallback(async () => {
    if (code === undefined) return none;
    const list = await api("sharedList/get", { code });
    return list.state === "open" ? list.opinions : none;
  }, [api, code]);
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (found) => isCurrent && setOpinions(found),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [load]);
  useReturnToTab(() => load().then(setOpinions, () => undefined));
  return opinions;
}

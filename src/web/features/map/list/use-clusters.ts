import { useCallback, useEffect, useRef, useState } from "react";
import type { Input, Output } from "#contract/index.ts";
import { type Box, formatBox } from "#domain/search/box.ts";
import { getErrorText } from "#web/platform/api/get-error-text.ts";
import { useApi } from "#web/platform/api/create-api-client.ts";

export type Clusters = Output<"searchSite/getVenueClusters">;
/** Query of a map's list, without the visible box. */
export type ClusterQuery = Omit<Input<"searchSite/getVenueClusters">, "box" | "cell" | "ids">;

export interface ClustersState {
  clusters: Clusters | undefined;
  hasFailed: boolean;
  /** Loads the clusters of a box, or of the whole city; `cell` in degrees. Ends an older request. */
  loadClusters: (cell: number, box?: Box) => Promise<Clusters | undefined>;
}

const minCell = 0.0005;
const maxCell = 5;

/**
 * Returns the clusters of a list's venues in the last requested box, and a function that loads another.
 * @param ids ids of the list's rows, with commas between
 */
export function useClusters(query: ClusterQuery, ids: string): ClustersState {
  const call = useApi();
  const [clusters, setClusters] = useState<Clusters>();
  const [hasFailed, setFailed] = useState(false);
  const newest = useRef<AbortController>(undefined);
  // Another page of the list is no other map.
  const latestIds = useRef(ids);
  useEffect(() => {
    latestIds.current = ids;
  }, [ids]);
  useEffect(() => () => newest.current?.abort(), []);
  const loadClusters = useCallback(
    async (cell: number, box?: Box) => {
      newest.current?.abort();
      newest.current = new AbortController();
      const { signal } = newest.current;
      const rounded = Math.min(maxCell, Math.max(minCell, Number(cell.toPrecision(3))));
      try {
        const input = {
          ...query,
          ...(box && { box: formatBox(box) }),
          ...(latestIds.current && { ids: latestIds.current }),
          cell: rounded,
        };
        const answer = await call("searchSite/getVenueClusters", input, { signal });
        setClusters(answer);
        setFailed(false);
        return answer;
      } catch (error) {
        if (!signal.aborted) setFailed(getErrorText(error) !== undefined);
        return undefined;
      }
    },
    [call, query],
  );
  return { clusters, hasFailed, loadClusters };
}

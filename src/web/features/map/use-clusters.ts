import { useCallback, useEffect, useRef, useState } from "react";
import type { Input, Output } from "../../../contract/index.ts";
import { type Box, formatBox } from "../../../domain/search/box.ts";
import { useApi } from "../../platform/api-client.ts";

export type Clusters = Output<"searchSite/getVenueClusters">;
/** Query of a map's list, without the visible box. */
export type ClusterQuery = Omit<Input<"searchSite/getVenueClusters">, "box" | "cell">;

export interface ClustersAnswer {
  clusters: Clusters | undefined;
  lost: boolean;
  /** Loads the clusters of a box, or of the whole city; `cell` in degrees. Answers to older requests are dropped. */
  ask: (cell: number, box?: Box) => Promise<Clusters | undefined>;
}

const least = 0.0005;
const most = 5;

/** Returns the clusters of a list's venues in the last requested box, and a function that loads another. */
export function useClusters(query: ClusterQuery): ClustersAnswer {
  const call = useApi();
  const [clusters, setClusters] = useState<Clusters>();
  const [lost, setLost] = useState(false);
  const newest = useRef(0);
  useEffect(
    () => () => {
      newest.current++;
    },
    [],
  );
  const ask = useCallback(
    async (cell: number, box?: Box) => {
      const number = ++newest.current;
      const rounded = Math.min(most, Math.max(least, Number(cell.toPrecision(3))));
      try {
        const piece = box && { box: formatBox(box) };
        const answer = await call("searchSite/getVenueClusters", { ...query, ...piece, cell: rounded });
        if (number !== newest.current) return undefined;
        setClusters(answer);
        setLost(false);
        return answer;
      } catch {
        if (number === newest.current) setLost(true);
        return undefined;
      }
    },
    [call, query],
  );
  return { clusters, lost, ask };
}

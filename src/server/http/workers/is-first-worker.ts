import cluster from "node:cluster";

/** Argument of the worker that does the tasks which only one process of a node does. */
export const firstWorkerArgument = "--first-worker";

/** Returns whether this process is the only one of its node, or the first of several. */
export const isFirstWorker = (): boolean => !cluster.isWorker || process.argv.includes(firstWorkerArgument);

/** Returns this process's share of a limit of the node, by the number of workers. */
export const getWorkerShare = (all: number, workers: number): number => (cluster.isWorker ? all / workers : all);

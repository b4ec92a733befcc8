import cluster from "node:cluster";

/** Argument of the worker that does what one process of a node does for all. */
export const firstWorkerArgument = "--first-worker";

/** Returns whether this process is the only one of its node, or the first of several. */
export const isFirstWorker = (): boolean => !cluster.isWorker || process.argv.includes(firstWorkerArgument);

/** Returns this process's part of what a node may use, where so many workers share it. */
export const getWorkerShare = (all: number, workers: number): number => (cluster.isWorker ? all / workers : all);

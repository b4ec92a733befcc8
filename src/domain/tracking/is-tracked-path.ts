import { isPrivatePath } from "../private-page/is-private-path.ts";

/** Returns whether a page is counted by itself when it is opened: not one whose path contains /ask (section 2), nor a private one. */
export const isTrackedPath = (path: string): boolean => !path.includes("/ask") && !isPrivatePath(path);

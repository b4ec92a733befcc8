import { createContext } from "react";
import type { PageStart } from "#contract/page-start.ts";

/** What the server writes into the document of how it starts; the browser reads it from there (`readPageStart`). */
export const PageStartContext = createContext<PageStart | undefined>(undefined);

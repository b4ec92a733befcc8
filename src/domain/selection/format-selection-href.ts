import { selectionAddress } from "./selection-address.ts";
import type { SpaceSelection } from "./space-selection.ts";

/** Formats a link to a page of a selection: `/compare?spaceCode=1,2&people=200&layout=classroom`; unset fields are left out. */
export const formatSelectionHref = (path: "/compare" | "/proposal", selection: SpaceSelection): string =>
  path + selectionAddress.format(selection);

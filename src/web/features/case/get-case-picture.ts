import type { CaseSpace } from "#contract/schemas/sample.ts";
import type { PictureWire } from "#contract/schemas/picture.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import { caseZh } from "#texts/content/case.zh.ts";
import { pictureZh } from "#texts/venue/picture.zh.ts";

/** Says what a picture shows that does not show the space as it was set. */
function formatNote({ layout, spaceId }: PictureWire): string {
  if (!spaceId) return caseZh.otherPicture.venue;
  return layout ? pictureZh.shownLayout(getLayoutByKey(layout).name) : caseZh.otherPicture.space;
}

/** Returns the picture of a case's space; where it does not show the space as it was set, with a note of what it shows. */
export function getCasePicture(space: CaseSpace | undefined): { picture: PictureWire; note?: string } | undefined {
  if (space?.picture) return { picture: space.picture };
  return space?.otherPicture && { picture: space.otherPicture, note: formatNote(space.otherPicture) };
}

/** Formats the path of a venue's page; source of all paths here: specification, section 2. */
export const venueHref = (id: string): string => `/view/hotel-${id}`;
export const venueSpacesHref = (id: string): string => `/view/huiyishi-${id}`;

/** Formats the path of a venue's cases; `caseId` adds the anchor of one case. */
export const venueCasesHref = (id: string, caseId?: string): string =>
  `/view/anli-${id}${caseId === undefined ? "" : `#case-${caseId}`}`;

/** Format the paths of a venue's subpages. */
export const venuePartHref = {
  "guest-rooms": (id: string): string => `/view/kefang-${id}`,
  dining: (id: string): string => `/view/canyin-${id}`,
  facilities: (id: string): string => `/view/peitao-${id}`,
  place: (id: string): string => `/view/weizhi-${id}`,
  terms: (id: string): string => `/view/hotel-${id}-detailInfo`,
  nearby: (id: string): string => `/view/hotel-${id}-nearby`,
} as const;
export type VenuePart = keyof typeof venuePartHref;

export const spaceHref = (venueId: string, id: string): string => `/view/hotel-${venueId}/meetingspace-${id}`;

/** Formats the path of a venue's VR; `place` selects a kind of picture and a space (`0`: of no space). */
export const vrHref = (id: string, place?: { type: string; spaceId: string }): string =>
  `/view/hotel-${id}/vr${place ? `/${place.type}/${place.spaceId}` : ""}`;

/** Formats the path of a venue's pictures; `place` selects a kind of picture and a space (`0`: of no space). */
export const picturesHref = (id: string, place?: { type: string; spaceId: string }): string =>
  `/view/hotel-${id}/tupian${place ? `/${place.type}/${place.spaceId}` : ""}`;

/** Formats the path of the page with all pictures of a venue. */
export const pictureWallHref = (id: string): string => `/view/image-${id}`;

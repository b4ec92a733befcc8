/** Formats the path of a venue's page; source of all paths here: specification, section 2. */
export const formatVenueHref = (id: string): string => `/view/hotel-${id}`;
export const formatVenueSpacesHref = (id: string): string => `/view/huiyishi-${id}`;

/** Formats the path of a venue's cases; `caseId` adds the anchor of one case. */
export const formatVenueCasesHref = (id: string, caseId?: string): string =>
  `/view/anli-${id}${caseId === undefined ? "" : `#case-${caseId}`}`;

/** Format the paths of a venue's subpages. */
export const formatVenuePartHref = {
  "guest-rooms": (id: string): string => `/view/kefang-${id}`,
  dining: (id: string): string => `/view/canyin-${id}`,
  facilities: (id: string): string => `/view/peitao-${id}`,
  place: (id: string): string => `/view/weizhi-${id}`,
  terms: (id: string): string => `/view/hotel-${id}-detailInfo`,
  nearby: (id: string): string => `/view/hotel-${id}-nearby`,
} as const;
export type VenuePart = keyof typeof formatVenuePartHref;

export const formatSpaceHref = (venueId: string, id: string): string => `/view/hotel-${venueId}/meetingspace-${id}`;

/** Formats the path of a venue's VR; `place` selects a kind of picture and a space (`0`: of no space). */
export const formatVrHref = (id: string, place?: { type: string; spaceId: string }): string =>
  `/view/hotel-${id}/vr${place ? `/${place.type}/${place.spaceId}` : ""}`;

/** Formats the path of a venue's pictures; `place` selects a kind of picture and a space (`0`: of no space). */
export const formatPicturesHref = (id: string, place?: { type: string; spaceId: string }): string =>
  `/view/hotel-${id}/tupian${place ? `/${place.type}/${place.spaceId}` : ""}`;

/** Formats the path of the page with all pictures of a venue. */
export const formatPictureWallHref = (id: string): string => `/view/image-${id}`;

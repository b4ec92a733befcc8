/** Paths of a venue's pages (specification, section 2). */
export const venueHref = (id: string): string => `/view/hotel-${id}`;
export const venueSpacesHref = (id: string): string => `/view/huiyishi-${id}`;

/** The cases of a venue; with one of them, its place on that page. */
export const venueCasesHref = (id: string, caseId?: string): string =>
  `/view/anli-${id}${caseId === undefined ? "" : `#case-${caseId}`}`;

/** The pages of a venue that hold one part of what is known of it. */
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

/** The VR of a venue; with a place the panoramas of one space (`0`: of no space) under a kind of picture. */
export const vrHref = (id: string, place?: { type: string; spaceId: string }): string =>
  `/view/hotel-${id}/vr${place ? `/${place.type}/${place.spaceId}` : ""}`;

/** The pictures of a venue; with a place those of one space (`0`: of no space) under a kind of picture. */
export const picturesHref = (id: string, place?: { type: string; spaceId: string }): string =>
  `/view/hotel-${id}/tupian${place ? `/${place.type}/${place.spaceId}` : ""}`;

/** All pictures of a venue as one wall. */
export const pictureWallHref = (id: string): string => `/view/image-${id}`;

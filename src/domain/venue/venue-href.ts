/** Paths of a venue's pages (specification, section 2). */
export const venueHref = (id: string): string => `/view/hotel-${id}`;
export const venueSpacesHref = (id: string): string => `/view/huiyishi-${id}`;
export const spaceHref = (venueId: string, id: string): string => `/view/hotel-${venueId}/meetingspace-${id}`;

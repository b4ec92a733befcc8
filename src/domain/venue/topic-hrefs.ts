/** Paths of the hotel groups' topics. */
export const topicHrefs = { hilton: "/marketing/hilton/topic", ihg: "/marketing/ihg/topic" } as const;

const prefix = "shared-list:";

/** Formats the line's reference under which a list that was taken back stands among what was erased. */
export const formatErasedList = (code: string): string => prefix + code;

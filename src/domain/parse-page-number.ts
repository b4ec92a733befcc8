/** Parses the number of a page of a list, from 1; 1 where it is missing or malformed. */
export const parsePageNumber = ({ page = "" }: { page: string | undefined }): number =>
  /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;

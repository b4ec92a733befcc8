/** Texts of the shortlist: its toggles and its link. */
export const shortlistZh = {
  name: "备选",
  toggle: (space: string) => `备选 ${space}`,
};

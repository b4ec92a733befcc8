/** Texts of the spaces that a list narrowly leaves out. */
export const nearMissZh = {
  title: "差一点的会场",
  note: "只差下列条件，其他条件都符合。",
} as const;

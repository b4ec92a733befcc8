/** A district or area as one says it: 朝阳区 is 朝阳, 浦东新区 is 浦东; a two-character name stays. */
export const saidName = (name: string): string =>
  name.replace(/[（(].*$/, "").replace(/^(..+?)(?:新区|区|县|市)$/, "$1");

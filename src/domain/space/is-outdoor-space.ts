/** What the open-air spaces of venues are called. No source has a field for it. */
const outdoorNames = ["草坪", "草地", "露台", "天台", "屋顶", "花园", "庭院", "户外", "室外", "露天", "篝火", "泳池"];

/** Returns whether a text names a place in the open air. */
export const namesOutdoors = (text: string): boolean => outdoorNames.some((outdoors) => text.includes(outdoors));

/** Returns whether a space is in the open air, by its name. */
export const isOutdoorSpace = ({ name }: { name: string }): boolean => namesOutdoors(name) && !/厅|室内/.test(name);

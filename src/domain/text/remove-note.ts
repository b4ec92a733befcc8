/** Returns a name without the note in brackets that ends it: 国贸 for 国贸（CBD）. */
export const removeNote = (name: string): string => name.split(/[（(]/, 1)[0]!;

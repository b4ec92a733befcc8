/** Matches notes in brackets, and the kind of house at the end. */
const notes = /[(（][^()（）]*[)）]/g;
const kind = /(?:大酒店|酒店|大饭店|饭店)$/;

/** Returns a hotel's name for a label on a drawing: without its city, its kind and notes in brackets: 砚桥希尔顿. */
export function shortVenueName(name: string, cityName: string): string {
  const plain = name.replaceAll(notes, "").trim();
  const local = cityName && plain.startsWith(cityName) ? plain.slice(cityName.length) : plain;
  return local.replace(kind, "") || plain || name;
}

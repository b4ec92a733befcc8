import type { ProgrammeBlock } from "../programme.ts";
import type { ReadProgramme } from "./read-programme.ts";

const formatMinutes = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;

/** Formats a block briefly, with ? after what was guessed: 主会场 3x200 classroom 1 12-17 9:00?-17:30?. */
function formatBlock(block: ProgrammeBlock): string {
  const mark = (field: (typeof block.guessed)[number]) => (block.guessed.includes(field) ? "?" : "");
  const day = `${block.day?.slice(5) ?? "-"}${mark("day")}`;
  if (block.kind === "rooms")
    return `${block.name} ${block.rooms} rooms ${block.nights}${mark("nights")} nights ${day}`;
  const people = `${block.count > 1 ? `${block.count}x` : ""}${block.people}${mark("people")}`;
  const where = block.layout ? `${block.layout}${mark("layout")}` : block.place;
  const hours = `${formatMinutes(block.from)}${mark("from")}-${formatMinutes(block.to)}${mark("to")}`;
  return `${block.kind} ${block.name} ${people} ${where} day ${block.dayNumber} ${day} ${hours}`;
}

/** Formats what was read of a text, one line a block, then what is no block. */
export function formatProgramme({ programme, venueTerms, unread }: ReadProgramme): string[] {
  const { name, budget, blocks } = programme;
  return [
    ...blocks.map(formatBlock),
    ...(name === undefined ? [] : [`name ${name}`]),
    ...(budget === undefined ? [] : [`budget ${budget}`]),
    ...(venueTerms.length > 0 ? [`venue ${venueTerms.map(({ text }) => text).join(" ")}`] : []),
    ...(unread.length > 0 ? [`unread ${unread.join(" / ")}`] : []),
  ];
}

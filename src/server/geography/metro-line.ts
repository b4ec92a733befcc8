import { parseBlocks } from "./parse-blocks.ts";
import { metroLineTable } from "./tables/metro-lines.ts";

/** A metro line of a city: its station names in order, each once. */
export interface MetroLine {
  name: string;
  stations: string[];
  /** The line closes: the first station follows the last. */
  loop: boolean;
}

const lineRows = parseBlocks(metroLineTable);

/** Returns the metro lines of a city, empty if the tables have none. Station names equal those of the metro regions. */
export function getMetroLines(cityCode: string): MetroLine[] {
  return lineRows(cityCode).map((row) => {
    const [name = "", names = ""] = row.split(":");
    const stations = names.split(",");
    const loop = stations.length > 2 && stations[0] === stations.at(-1);
    return { name, stations: loop ? stations.slice(0, -1) : stations, loop };
  });
}

/** Returns the line names of each station of a city, by station name. */
export function getLinesByStation(cityCode: string): Map<string, string[]> {
  const lines = new Map<string, string[]>();
  for (const line of getMetroLines(cityCode)) {
    for (const station of line.stations) {
      const at = lines.get(station);
      if (at) at.push(line.name);
      else lines.set(station, [line.name]);
    }
  }
  return lines;
}

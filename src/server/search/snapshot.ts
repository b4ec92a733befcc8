import { mkdir, open, readFile, rename } from "node:fs/promises";
import { dirname } from "node:path";
import { crc32 } from "node:zlib";
import type { Table, TableShape } from "./column-table.ts";
import { type Shard, spaceShape, venueShape } from "./columns.ts";
import type { TermLists } from "./dictionary.ts";
import type { MarkedPool, TextPool } from "./text-pool.ts";

/** The catalogue and build that a snapshot belongs to. */
export interface SnapshotOf {
  /** Identity of the catalogue (`CatalogueStore.identity`). */
  catalogue: string;
  /** Identity of the build: another one may compute scores differently. */
  build: string;
}

export interface Snapshot {
  version: number;
  /** The change log entry of that version as JSON: it differs in a store restored from a backup. */
  newest: string;
  shards: ReadonlyMap<string, Shard>;
}

type Numbers = Uint8Array | Uint16Array | Uint32Array | Float64Array;
type NumbersOf<N extends Numbers> = { new (buffer: ArrayBufferLike, from: number, length: number): N };

/** The small parts of a shard, stored as JSON. */
interface Few {
  cityCode: string;
  regions: string[];
  facilities: string[];
  brands: [string, string][];
  crowds: [number, number][];
  oddVenues: [number, string][];
  oddSpaces: [number, string][];
}

/** A visitor of the parts of a shard: writes a given part and returns it, or reads and returns it. */
interface Traffic {
  numbers<N extends Numbers>(kind: NumbersOf<N>, given: N | undefined): N;
  text(given: string | undefined): string;
}

const tableThrough = <S extends TableShape>(traffic: Traffic, shape: S, given: Table<S> | undefined): Table<S> =>
  Object.fromEntries(
    Object.entries(shape).map(([name, kind]) => [
      name,
      traffic.numbers(kind as unknown as NumbersOf<Numbers>, given?.[name]),
    ]),
  ) as Table<S>;

const poolThrough = (traffic: Traffic, given: TextPool | undefined): TextPool => ({
  starts: traffic.numbers(Uint32Array, given?.starts),
  text: traffic.text(given?.text),
});

const markedThrough = (traffic: Traffic, given: MarkedPool | undefined): MarkedPool => ({
  ...poolThrough(traffic, given),
  marks: traffic.numbers(Uint8Array, given?.marks),
});

const listsThrough = (traffic: Traffic, terms: string[], given: TermLists | undefined): TermLists => ({
  terms,
  starts: traffic.numbers(Uint32Array, given?.starts),
  items: traffic.numbers(Uint16Array, given?.items),
});

/** Visits the parts of a shard, in the same order for reading and writing. */
function shardThrough(traffic: Traffic, few: Few, given?: Shard): Shard {
  return {
    cityCode: few.cityCode,
    venues: tableThrough(traffic, venueShape, given?.venues),
    spaces: {
      ...tableThrough(traffic, spaceShape, given?.spaces),
      name: traffic.numbers(Uint32Array, given?.spaces.name),
      capacity: traffic.numbers(Uint16Array, given?.spaces.capacity),
      crowds: new Map(few.crowds),
    },
    spaceStart: traffic.numbers(Uint32Array, given?.spaceStart),
    regions: listsThrough(traffic, few.regions, given?.regions),
    facilities: listsThrough(traffic, few.facilities, given?.facilities),
    titles: poolThrough(traffic, given?.titles),
    names: markedThrough(traffic, given?.names),
    readings: markedThrough(traffic, given?.readings),
    initials: poolThrough(traffic, given?.initials),
    places: poolThrough(traffic, given?.places),
    spaceNames: poolThrough(traffic, given?.spaceNames),
    brands: new Map(few.brands),
    oddIds: { venues: new Map(few.oddVenues), spaces: new Map(few.oddSpaces) },
  };
}

const fewOf = ({ cityCode, regions, facilities, brands, spaces, oddIds }: Shard): Few => ({
  cityCode,
  regions: regions.terms,
  facilities: facilities.terms,
  brands: [...brands],
  crowds: [...spaces.crowds],
  oddVenues: [...oddIds.venues],
  oddSpaces: [...oddIds.spaces],
});

/** Alignment of every part in bytes, so that typed arrays of any kind can view it. */
const alignment = 8;
const aligned = (bytes: number): number => Math.ceil(bytes / alignment) * alignment;

/** Encodes a text as Latin-1 if possible, else as UTF-16; the first byte of the part says which. */
function bytesOf(text: string): Buffer {
  const wide = /[^\0-\xFF]/.test(text);
  return Buffer.concat([
    Buffer.from([Number(wide), 0, 0, 0, 0, 0, 0, 0]),
    Buffer.from(text, wide ? "utf16le" : "latin1"),
  ]);
}

const textOf = (bytes: Buffer): string => bytes.toString(bytes[0] === 1 ? "utf16le" : "latin1", alignment);

interface Header extends SnapshotOf {
  version: number;
  newest: string;
  shards: { few: Few; parts: number[] }[];
}

/** Lists the parts of a shard; texts are encoded lazily. */
function partsOf(shard: Shard): (() => Uint8Array)[] {
  const parts: (() => Uint8Array)[] = [];
  shardThrough(
    {
      numbers: (_kind, given) => {
        parts.push(() => new Uint8Array(given!.buffer, given!.byteOffset, given!.byteLength));
        return given!;
      },
      text: (given) => {
        parts.push(() => bytesOf(given!));
        return given!;
      },
    },
    fewOf(shard),
    shard,
  );
  return parts;
}

/**
 * Writes the shards to a temporary file and renames it: parts aligned to eight bytes, then the header with their lengths,
 * then the header's length and a CRC-32. Other requests run between the parts.
 */
export async function writeSnapshot(
  file: string,
  of: SnapshotOf,
  { version, newest, shards }: Snapshot,
): Promise<void> {
  const beside = `${file}.new`;
  await mkdir(dirname(file), { recursive: true });
  const handle = await open(beside, "w");
  try {
    let sum = 0;
    const write = async (bytes: Uint8Array) => {
      sum = crc32(bytes, sum);
      await handle.writeFile(bytes);
    };
    const header: Header = { catalogue: of.catalogue, build: of.build, version, newest, shards: [] };
    for (const shard of shards.values()) {
      const lengths: number[] = [];
      for (const part of partsOf(shard)) {
        const bytes = part();
        lengths.push(bytes.byteLength);
        await write(bytes);
        const gap = aligned(bytes.byteLength) - bytes.byteLength;
        if (gap > 0) await write(new Uint8Array(gap));
      }
      header.shards.push({ few: fewOf(shard), parts: lengths });
    }
    const json = Buffer.from(JSON.stringify(header));
    await write(json);
    const end = Buffer.alloc(alignment);
    end.writeUInt32LE(json.length, 0);
    end.writeUInt32LE(sum, 4);
    await handle.writeFile(end);
  } finally {
    await handle.close();
  }
  await rename(beside, file);
}

/** Reads the header of a file; undefined if the file is truncated or corrupt. */
function headerOf(bytes: Buffer): Header | undefined {
  const end = bytes.length - alignment;
  if (end < 0 || crc32(bytes.subarray(0, end)) !== bytes.readUInt32LE(end + 4)) return undefined;
  return JSON.parse(bytes.toString("utf8", end - bytes.readUInt32LE(end), end)) as Header;
}

/** Reads a snapshot; its arrays view the bytes of the file. Returns undefined if missing, corrupt or of another identity. */
export async function readSnapshot(file: string, of: SnapshotOf): Promise<Snapshot | undefined> {
  const bytes = await readFile(file).catch(() => undefined);
  const header = bytes && headerOf(bytes);
  if (header?.catalogue !== of.catalogue || header.build !== of.build) return undefined;
  let at = 0;
  const shards = header.shards.map(({ few, parts }): [string, Shard] => {
    let next = 0;
    const part = () => {
      const length = parts[next++]!;
      const found = bytes!.subarray(at, at + length);
      at += aligned(length);
      return found;
    };
    const shard = shardThrough(
      {
        numbers: (kind, _given) => {
          const { buffer, byteOffset, byteLength } = part();
          const size = (kind as unknown as { BYTES_PER_ELEMENT: number }).BYTES_PER_ELEMENT;
          return new kind(buffer, byteOffset, byteLength / size);
        },
        text: () => textOf(part()),
      },
      few,
    );
    return [few.cityCode, shard];
  });
  return { version: header.version, newest: header.newest, shards: new Map(shards) };
}

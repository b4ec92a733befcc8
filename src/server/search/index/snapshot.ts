import { mkdir, open, readFile, rename } from "node:fs/promises";
import { dirname } from "node:path";
import { crc32 } from "node:zlib";
import type { Table, TableShape } from "../columns/growing-table.ts";
import { packageShape } from "../columns/package-columns.ts";
import { type Shard, type SpaceColumns, spaceShape, toCapacityPairs, venueShape } from "../columns/shard.ts";
import type { TermLists } from "../columns/dictionary.ts";
import type { MarkedPool, TextPool } from "../columns/text-pool.ts";

/** The catalogue and build that a snapshot belongs to. */
export interface SnapshotIdentity {
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
interface ShardMetadata {
  cityCode: string;
  regions: string[];
  facilities: string[];
  groups: string[];
  brands: [string, string][];
  capacityOverflow: [number, number][];
  nonNumericVenueIds: [number, string][];
  nonNumericSpaceIds: [number, string][];
}

/** A visitor of the parts of a shard: writes a given part and returns it, or reads and returns it. */
interface ShardVisitor {
  numbers<N extends Numbers>(kind: NumbersOf<N>, source: N | undefined): N;
  text(source: string | undefined): string;
}

const visitTable = <S extends TableShape>(visitor: ShardVisitor, shape: S, source: Table<S> | undefined): Table<S> =>
  Object.fromEntries(
    Object.entries(shape).map(([name, kind]) => [
      name,
      visitor.numbers(kind as unknown as NumbersOf<Numbers>, source?.[name]),
    ]),
  ) as Table<S>;

const visitPool = (visitor: ShardVisitor, source: TextPool | undefined): TextPool => ({
  starts: visitor.numbers(Uint32Array, source?.starts),
  text: visitor.text(source?.text),
});

const visitMarkedPool = (visitor: ShardVisitor, source: MarkedPool | undefined): MarkedPool => ({
  ...visitPool(visitor, source),
  marks: visitor.numbers(Uint8Array, source?.marks),
});

const visitTermLists = (visitor: ShardVisitor, terms: string[], source: TermLists | undefined): TermLists => ({
  terms,
  starts: visitor.numbers(Uint32Array, source?.starts),
  items: visitor.numbers(Uint16Array, source?.items),
});

function visitSpaces(visitor: ShardVisitor, metadata: ShardMetadata, source: SpaceColumns | undefined): SpaceColumns {
  const table = visitTable(visitor, spaceShape, source);
  const name = visitor.numbers(Uint32Array, source?.name);
  const capacity = visitor.numbers(Uint16Array, source?.capacity);
  const overflowCapacities = new Map(metadata.capacityOverflow);
  return { ...table, name, capacity, capacityPairs: toCapacityPairs(capacity), overflowCapacities };
}

/** Visits the parts of a shard, in the same order for reading and writing. */
function visitShard(visitor: ShardVisitor, metadata: ShardMetadata, source?: Shard): Shard {
  return {
    cityCode: metadata.cityCode,
    venues: visitTable(visitor, venueShape, source?.venues),
    spaces: visitSpaces(visitor, metadata, source?.spaces),
    spaceStart: visitor.numbers(Uint32Array, source?.spaceStart),
    packages: visitTable(visitor, packageShape, source?.packages),
    packageStart: visitor.numbers(Uint32Array, source?.packageStart),
    regions: visitTermLists(visitor, metadata.regions, source?.regions),
    facilities: visitTermLists(visitor, metadata.facilities, source?.facilities),
    groups: visitTermLists(visitor, metadata.groups, source?.groups),
    titles: visitPool(visitor, source?.titles),
    names: visitMarkedPool(visitor, source?.names),
    readings: visitMarkedPool(visitor, source?.readings),
    initials: visitPool(visitor, source?.initials),
    places: visitPool(visitor, source?.places),
    spaceNames: visitPool(visitor, source?.spaceNames),
    brands: new Map(metadata.brands),
    nonNumericIds: { venues: new Map(metadata.nonNumericVenueIds), spaces: new Map(metadata.nonNumericSpaceIds) },
  };
}

const toMetadata = ({
  cityCode,
  regions,
  facilities,
  groups,
  brands,
  spaces,
  nonNumericIds,
}: Shard): ShardMetadata => ({
  cityCode,
  regions: regions.terms,
  facilities: facilities.terms,
  groups: groups.terms,
  brands: [...brands],
  capacityOverflow: [...spaces.overflowCapacities],
  nonNumericVenueIds: [...nonNumericIds.venues],
  nonNumericSpaceIds: [...nonNumericIds.spaces],
});

/** Alignment of every part in bytes, so that typed arrays of any kind can view it. */
const alignment = 8;
const align = (bytes: number): number => Math.ceil(bytes / alignment) * alignment;

/** Encodes a text as Latin-1 if possible, else as UTF-16; the first byte of the part says which. */
function encodeText(text: string): Buffer {
  const wide = /[^\0-\xFF]/.test(text);
  return Buffer.concat([
    Buffer.from([Number(wide), 0, 0, 0, 0, 0, 0, 0]),
    Buffer.from(text, wide ? "utf16le" : "latin1"),
  ]);
}

const decodeText = (bytes: Buffer): string => bytes.toString(bytes[0] === 1 ? "utf16le" : "latin1", alignment);

interface Header extends SnapshotIdentity {
  version: number;
  newest: string;
  shards: { few: ShardMetadata; parts: number[] }[];
}

/** Lists the parts of a shard; texts are encoded lazily. */
function listParts(shard: Shard): (() => Uint8Array)[] {
  const parts: (() => Uint8Array)[] = [];
  visitShard(
    {
      numbers: (_kind, source) => {
        parts.push(() => new Uint8Array(source!.buffer, source!.byteOffset, source!.byteLength));
        return source!;
      },
      text: (source) => {
        parts.push(() => encodeText(source!));
        return source!;
      },
    },
    toMetadata(shard),
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
  identity: SnapshotIdentity,
  { version, newest, shards }: Snapshot,
): Promise<void> {
  const temporaryFile = `${file}.new`;
  await mkdir(dirname(file), { recursive: true });
  const handle = await open(temporaryFile, "w");
  try {
    let sum = 0;
    const write = async (bytes: Uint8Array) => {
      sum = crc32(bytes, sum);
      await handle.writeFile(bytes);
    };
    const header: Header = { catalogue: identity.catalogue, build: identity.build, version, newest, shards: [] };
    for (const shard of shards.values()) {
      const lengths: number[] = [];
      for (const part of listParts(shard)) {
        const bytes = part();
        lengths.push(bytes.byteLength);
        await write(bytes);
        const gap = align(bytes.byteLength) - bytes.byteLength;
        if (gap > 0) await write(new Uint8Array(gap));
      }
      header.shards.push({ few: toMetadata(shard), parts: lengths });
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
  await rename(temporaryFile, file);
}

/** Reads the header of a file; undefined if the file is truncated or corrupt. */
function readHeader(bytes: Buffer): Header | undefined {
  const end = bytes.length - alignment;
  if (end < 0 || crc32(bytes.subarray(0, end)) !== bytes.readUInt32LE(end + 4)) return undefined;
  return JSON.parse(bytes.toString("utf8", end - bytes.readUInt32LE(end), end)) as Header;
}

/** Reads a snapshot; its arrays view the bytes of the file. Returns undefined if missing, corrupt or of another identity. */
export async function readSnapshot(file: string, identity: SnapshotIdentity): Promise<Snapshot | undefined> {
  const bytes = await readFile(file).catch(() => undefined);
  const header = bytes && readHeader(bytes);
  if (header?.catalogue !== identity.catalogue || header.build !== identity.build) return undefined;
  let at = 0;
  const shards = header.shards.map(({ few: metadata, parts }): [string, Shard] => {
    let next = 0;
    const part = () => {
      const length = parts[next++]!;
      const found = bytes!.subarray(at, at + length);
      at += align(length);
      return found;
    };
    const shard = visitShard(
      {
        numbers: (kind, _given) => {
          const { buffer, byteOffset, byteLength } = part();
          const size = (kind as unknown as { BYTES_PER_ELEMENT: number }).BYTES_PER_ELEMENT;
          return new kind(buffer, byteOffset, byteLength / size);
        },
        text: () => decodeText(part()),
      },
      metadata,
    );
    return [metadata.cityCode, shard];
  });
  return { version: header.version, newest: header.newest, shards: new Map(shards) };
}

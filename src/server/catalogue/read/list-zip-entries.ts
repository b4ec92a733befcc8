import { inflateRawSync } from "node:zlib";
import { FileError } from "./file-error.ts";

/** A file in a ZIP archive. */
export interface ZipEntry {
  name: string;
  /** Declared size when unpacked, in bytes. */
  size: number;
  /** Compression method: 0 stored, 8 deflated. */
  method: number;
  compressed: Uint8Array;
}

const [endMark, centralMark, localMark] = [0x06054b50, 0x02014b50, 0x04034b50];
/** End record without its comment, central header without names, local header without names. */
const [endLength, centralLength, localLength] = [22, 46, 30];
const maxCommentLength = 65_535;
/** A signature of four bytes, the checksum, and two sizes of four or eight bytes. */
const maxDescriptorLength = 24;

const fault = () => new FileError("不是完整的 .xlsx 工作簿，可能没有传完。请用 Excel 或 WPS 重新另存为 .xlsx。");

/** Returns the offset of the end record, which is at the end but for a comment. @throws FileError */
function findEndRecord(file: Buffer): number {
  const first = Math.max(0, file.length - endLength - maxCommentLength);
  for (let at = file.length - endLength; at >= first; at--) if (file.readUInt32LE(at) === endMark) return at;
  throw fault();
}

/** An entry with the offsets of its local header and of the end of its data. */
interface LocatedEntry {
  entry: ZipEntry;
  local: number;
  end: number;
}

/** Reads the entry of a header in the central directory, which starts at `directory`. @throws FileError */
function readEntry(file: Buffer, at: number, directory: number): LocatedEntry {
  const nameLength = file.readUInt16LE(at + 28);
  const name = file.toString("utf8", at + centralLength, at + centralLength + nameLength);
  if ((file.readUInt16LE(at + 8) & 1) === 1) throw new FileError("工作簿有密码。请去掉密码另存后再导入。");
  const method = file.readUInt16LE(at + 10);
  const local = file.readUInt32LE(at + 42);
  if (local + localLength > directory || file.readUInt32LE(local) !== localMark) throw fault();
  const localNameLength = file.readUInt16LE(local + 26);
  const localName = file.toString("utf8", local + localLength, local + localLength + localNameLength);
  if (localName !== name || file.readUInt16LE(local + 8) !== method) throw fault();
  const start = local + localLength + localNameLength + file.readUInt16LE(local + 28);
  const end = start + file.readUInt32LE(at + 20);
  if (end > directory) throw fault();
  return {
    entry: { name, method, size: file.readUInt32LE(at + 24), compressed: file.subarray(start, end) },
    local,
    end,
  };
}

/**
 * Lists the files in a ZIP archive without unpacking them. Readers that follow the central directory and readers that
 * follow the local headers see the same files: entries that overlap, hide bytes between them or disagree are refused.
 * @throws FileError if it is malformed, encrypted, or larger than 4 GB
 */
export function listZipEntries(file: Buffer): ZipEntry[] {
  if (file.length < endLength) throw fault();
  const endRecord = findEndRecord(file);
  const directory = file.readUInt32LE(endRecord + 16);
  const located: LocatedEntry[] = [];
  let at = directory;
  for (let left = file.readUInt16LE(endRecord + 10); left > 0; left--) {
    if (at + centralLength > endRecord || file.readUInt32LE(at) !== centralMark) throw fault();
    located.push(readEntry(file, at, directory));
    at += centralLength + file.readUInt16LE(at + 28) + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  let next = 0;
  for (const { local, end } of located.toSorted((a, b) => a.local - b.local)) {
    if (local < next || local - next > maxDescriptorLength) throw fault();
    next = end;
  }
  if (directory - next > maxDescriptorLength) throw fault();
  return located.map(({ entry }) => entry);
}

/** Unpacks an entry. @throws FileError if it is malformed or is longer than it declares */
export function unpackZipEntry({ method, compressed, size }: ZipEntry): Buffer {
  if (method === 0 && compressed.length === size) return Buffer.from(compressed);
  if (method !== 8) throw fault();
  try {
    const { buffer, engine } = inflateRawSync(compressed, {
      maxOutputLength: Math.max(1, size),
      info: true,
    }) as unknown as {
      buffer: Buffer;
      engine: { bytesWritten: number };
    };
    if (buffer.length === size && engine.bytesWritten === compressed.length) return buffer;
  } catch {
    // Reported below.
  }
  throw fault();
}

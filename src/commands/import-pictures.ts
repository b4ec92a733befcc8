import { readFile, stat } from "node:fs/promises";
import { catalogTypes, type Picture } from "#domain/picture/picture.ts";
import { isPlainText } from "#server/catalogue/write/is-plain-text.ts";
import { type PictureAttachment, type AttachReport, attachPictures } from "#server/catalogue/write/attach-pictures.ts";
import { FetchFault, fetchPicture } from "#server/pictures/fetch-picture.ts";
import { PictureFault } from "#server/pictures/picture-fault.ts";
import { readPictureFacts, type PictureStore } from "#server/pictures/picture-store.ts";
import { maxPictureBytes } from "#server/pictures/read-original.ts";
import type { CatalogueStore } from "#server/store/catalogue-store.ts";
import { PlacesByName } from "./places-by-name.ts";
import { type PictureRow, type RefusedRow, readFolderRows, readListRows } from "./picture-rows.ts";

export interface PicturesOptions {
  store: PictureStore;
  /** Removes all other pictures of the venues in the list. */
  replace: boolean;
  dryRun: boolean;
  /** Allows URLs of this machine and its network. */
  privateHosts: boolean;
  progress: (step: string) => void;
}

export interface TakenPicture extends Pick<Picture, "hash" | "width" | "height" | "catalogType" | "caption"> {
  where: string;
  venueId: string;
  spaceId?: string | undefined;
  state: AttachReport["states"][number];
}

/** Report of importing a folder or list of pictures. */
export interface PicturesReport {
  taken: TakenPicture[];
  refused: RefusedRow[];
  removed: number;
  /** Venues whose pictures were not replaced, since some of their rows were refused. */
  keptForRefused: string[];
  dryRun: boolean;
}

/** Error for a refused row; the message is for the operator. */
class RowFault extends Error {}

/** Number of pictures read or downloaded at the same time. */
const concurrency = 3;

/** Returns the venue and space that a row's picture belongs to. @throws RowFault */
async function resolvePlace(places: PlacesByName, { venueId, spaceId }: PictureRow) {
  const place = await places.find(venueId, spaceId);
  if ("fault" in place) throw new RowFault(place.fault);
  return place;
}

/** Returns the venue of a refused row, if the row names one. */
async function findVenueId(places: PlacesByName, { venueId, spaceId }: PictureRow): Promise<string | undefined> {
  const byBoth = await places.find(venueId, spaceId);
  const place = "fault" in byBoth && venueId !== undefined ? await places.find(venueId, undefined) : byBoth;
  return "fault" in place ? venueId : place.venueId;
}

async function readBytes(from: string, privateHosts: boolean): Promise<Buffer> {
  if (/^[a-z][a-z\d+.-]+:\/\//i.test(from)) return fetchPicture(from, { privateHosts });
  const { size } = await stat(from);
  if (size > maxPictureBytes) throw new PictureFault("tooLarge");
  return readFile(from);
}

function formatReason(error: unknown): string {
  if (error instanceof RowFault || error instanceof PictureFault || error instanceof FetchFault) return error.message;
  const { code } = error as NodeJS.ErrnoException;
  if (code === "ENOENT") return "没有这个文件";
  if (code === "EISDIR") return "是文件夹，不是文件";
  if (code === "EACCES" || code === "EPERM") return "没有权限";
  if (code) return `读不出或写不下（${code}）`;
  throw error;
}

async function readPicture(
  row: PictureRow,
  places: PlacesByName,
  { store, dryRun, privateHosts }: PicturesOptions,
): Promise<PictureAttachment> {
  const { where, catalogType, caption, from } = row;
  const { venueId, spaceId } = await resolvePlace(places, row);
  if (caption && !isPlainText(caption)) throw new RowFault("说明里有控制字符");
  const bytes = await readBytes(from, privateHosts);
  const { hash, width, height, color } = dryRun ? await readPictureFacts(bytes) : await store.add(bytes);
  const picture = { hash, width, height, color, catalogType, ...(spaceId && { spaceId }), ...(caption && { caption }) };
  return { where, venueId, picture };
}

/** Reads the rows' pictures with limited concurrency; returns the accepted ones in order, adds the others to `refused`. */
async function readPictures(
  rows: readonly PictureRow[],
  catalogue: CatalogueStore,
  options: PicturesOptions,
  refused: RefusedRow[],
): Promise<PictureAttachment[]> {
  const places = new PlacesByName(catalogue);
  const pictures: (PictureAttachment | undefined)[] = [];
  const faults: (RefusedRow | undefined)[] = [];
  const left = rows.entries();
  const work = async () => {
    for (const [at, row] of left) {
      try {
        pictures[at] = await readPicture(row, places, options);
      } catch (error) {
        faults[at] = { where: row.where, venueId: await findVenueId(places, row), reason: formatReason(error) };
      }
      if ((at + 1) % 20 === 0) options.progress(`已读 ${at + 1} / ${rows.length} 张`);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  refused.push(...faults.filter((fault) => fault !== undefined));
  return pictures.filter((each) => each !== undefined);
}

/** Removes repeated pictures of the same venue. */
function removeDuplicates(given: readonly PictureAttachment[], refused: RefusedRow[]): PictureAttachment[] {
  const first = new Map<string, string>();
  return given.filter(({ where, venueId, picture }) => {
    const key = `${venueId} ${picture.hash}`;
    const twin = first.get(key);
    if (twin === undefined) first.set(key, where);
    else refused.push({ where, venueId, reason: `与 ${twin} 是同一张图片` });
    return twin === undefined;
  });
}

/**
 * Imports an operator's photographs into the picture store and attaches them to venues and spaces.
 * @param from a folder, or a list of pictures (CSV, TSV, XLSX)
 * @throws FileError if the list is malformed; the file system's error if it cannot be read
 */
export async function importPictures(
  catalogue: CatalogueStore,
  from: string,
  options: PicturesOptions,
): Promise<PicturesReport> {
  const { replace, dryRun, progress } = options;
  progress(`读 ${from}`);
  const { rows, refused } = await ((await stat(from)).isDirectory() ? readFolderRows(from) : readListRows(from));
  const readable = await readPictures(rows, catalogue, options, refused);
  // A refused row is still in the list: its venue (any venue, if unknown) must not lose its current pictures.
  const faulty = new Set(refused.map(({ venueId }) => venueId));
  const isFaulty = (id: string) => faulty.has(id) || faulty.has(undefined);
  const given = removeDuplicates(readable, refused);
  const named = [...new Set(given.map(({ venueId }) => venueId))];
  const keptForRefused = replace ? named.filter(isFaulty) : [];
  const replaced = new Set(replace ? named.filter((id) => !isFaulty(id)) : []);
  const { states, removed } = await attachPictures(catalogue, given, { replace: replaced, dryRun });
  const taken = given.map(({ where, venueId, picture }, at): TakenPicture => {
    const { hash, width, height, catalogType, caption, spaceId } = picture;
    return { where, venueId, spaceId, catalogType, caption, hash, width, height, state: states[at]! };
  });
  return { taken, refused, removed, keptForRefused, dryRun };
}

const typeNames = new Map(catalogTypes.map(({ key, name }) => [key, name]));
const stateTexts = { added: "新增", updated: "更新", kept: "已有" } as const;

/** Formats the report as lines of text. */
export function formatPicturesReport({ taken, refused, removed, keptForRefused, dryRun }: PicturesReport): string[] {
  const count = (state: TakenPicture["state"]) => taken.filter((each) => each.state === state).length;
  const counts = (["added", "updated", "kept"] as const).map((state) => `${stateTexts[state]} ${count(state)}`);
  return [
    ...(dryRun ? ["试运行，什么都没有写"] : []),
    ...taken
      .filter(({ state }) => state !== "kept")
      .map(
        ({ state, where, catalogType, width, height }) =>
          `  ${stateTexts[state]} ${where}（${typeNames.get(catalogType)}，${width}×${height}）`,
      ),
    ...(refused.length > 0 ? [`没有收下的 ${refused.length} 张：`] : []),
    ...refused.map(({ where, reason }) => `  ${where}：${reason}`),
    ...keptForRefused.map((id) => `场地 ${id} 有图片没有收下，原有图片都留着：改好后再导入一次`),
    `图片 ${taken.length} 张：${counts.join("，")}${removed > 0 ? `，撤下 ${removed}` : ""}；没有收下 ${refused.length} 张`,
  ];
}

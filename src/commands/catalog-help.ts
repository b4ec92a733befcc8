import { venueTypes } from "../domain/venue/venue-types.ts";

export const catalogHelp = `Bring the catalogue in from a file, write it to one, hang its pictures, look it over.

  npm run catalog -- import FILE [--source NAME] [--city CITY] [--type TYPE]
                                  [--map 列名=字段]… [--report FILE.xlsx] [--replace] [--dry-run] [--json]
  npm run catalog -- pictures FOLDER|LIST [--replace] [--private-hosts] [--dry-run] [--json]
  npm run catalog -- export FILE [--source NAME] [--table venues|spaces] [--json]
  npm run catalog -- check [--json]

import takes .json, .csv, .tsv and .xlsx: an export of this catalogue, the CrossWOZ hotels, or tables of venues, of
spaces, or of spaces with their venues beside them, with headings in Chinese or English (名称, 城市, 地址, 类型, 会议室名称,
面积, 净高, 剧院式 … or name, city, address …). Rows that cannot be taken are listed with their reason and left out; the
others are taken, up to 5,000 in one transaction. What a file does not speak of stays as it is; an empty cell empties its field.

  --source NAME   the source of rows that do not name one (default 运营方); rows of other sources are never touched
  --city CITY     the city of venues that do not name one: name, slug or six-digit code
  --type TYPE     the type of venues that do not name one: ${venueTypes.map(({ key }) => key).join(", ")}
  --report FILE   the report as a workbook too: the file's own lines with the cells in question filled and their reasons
  --map 列名=字段   what a column is, where its heading is not known: --map 层高=净高; 忽略 leaves it out; may be repeated
  --replace       delete what the file's sources had and the file lacks, of the kinds that it holds; nothing is deleted
                  while a row is refused
  --dry-run       everything but the writing

pictures hangs photographs (JPEG, PNG, WebP, AVIF; at most 20 MB and 80 million pixels; no SVG, nothing that moves) with
their venues and spaces. From a FOLDER laid out as

  VENUE_ID/TYPE/01-caption.jpg             of the venue
  VENUE_ID/TYPE/SPACE_ID/01-caption.jpg    of a space

or from a LIST (.csv, .tsv, .xlsx) with the columns venue_id, space_id, catalog_type, caption, and file (a path beside the
list) or url; in Chinese 场地编号, 会议室编号, 类型, 说明, 文件, 网址. TYPE is waiguan, dating, huiyishi, canyin, kefang or peitao, or
外观, 大堂, 会议室, 餐饮, 客房, 配套. The same file again changes nothing; photographs hang before renderings. What a camera writes
into a file (place, time) is taken out.

  --replace        the venues that are named, and their spaces, keep only the pictures given; not while one is refused
  --private-hosts  URLs may lead to this machine and its network
  --dry-run        everything but the writing

export writes .json (all of it, imports back without a change), .xlsx (two sheets) or .csv (one table).

  --table TABLE   what a .csv holds: venues (the default) or spaces
  --source NAME   only the rows of this source

  --json          for programs: one JSON value on the standard output
  --help          this

Exit codes: 0 done, even where rows were refused; 1 it failed, nothing could be taken, or check found a problem;
2 the command is not understood or the file is no catalogue.
`;

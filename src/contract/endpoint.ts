import { z } from "zod";
import { layouts } from "#domain/space/layouts.ts";
import type { CallPath } from "./calls.ts";
import type { Issue } from "./codes.ts";
import { stopAtType } from "./stop-at-type.ts";

/** One call: the schemas of its input (query values are strings on the wire) and of `data`. */
export interface Endpoint<I extends z.core.$ZodType = z.core.$ZodType, O extends z.ZodType = z.ZodType> {
  summary: string;
  /** The call that pages make in place of this one: its answer is composed of the same services, one request for a page. */
  partOf?: CallPath;
  /** Why no page of this site makes the call, nor one that it is a part of: it is served for other programs. */
  unused?: string;
  input: I;
  output: O;
  /** The response is the output as a document of this media type, not an envelope; errors still are envelopes. */
  media?: { type: string; maxAgeSeconds: number };
  /** The response is a file of this media type for the visitor to store, not an envelope; the output is a `downloadFile`. */
  file?: { type: string };
  /** The answer takes the processor for tens of milliseconds: such calls are answered one after another. */
  isHeavy?: true;
  /** Normalizes the input of other programs before validation. */
  read?: (input: unknown) => unknown;
  /** Formats validation issues for this call; absent if the schema's messages are used. */
  issues?: (broken: readonly z.core.$ZodIssue[], input: unknown) => Issue[];
}

/** Defines a call; its input is checked no further than its types hold. */
export function endpoint<I extends z.core.$ZodType, O extends z.ZodType>(definition: Endpoint<I, O>): Endpoint<I, O> {
  stopAtType(definition.input);
  return definition;
}

/** Media type of a workbook (.xlsx). */
export const workbookType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
/** Media type of a PDF file. */
export const pdfType = "application/pdf";

/** A file for the visitor to store: its name with the extension, and its content. */
export const downloadFile = z.object({
  name: z.string(),
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
});
export type DownloadFile = z.infer<typeof downloadFile>;

/** An id: a string of digits, never a number (some exceed 64 bits). */
export const id = z.string().regex(/^\d{1,24}$/);
/** A city by slug or by code. */
export const cityKey = z.string().regex(/^(?:[a-z]{2,40}|\d{6})$/);
const decimal = /^-?\d{1,15}(?:\.\d{1,20})?$/;
/** Creates the schema of a number: a number in a body, plain decimal digits in a query (no 0x10, 1e5, blank). */
export const wireNumber = (check: z.ZodNumber) =>
  z.preprocess((value) => (typeof value === "string" && decimal.test(value) ? Number(value) : value), check);
/** Creates the schema of a whole number within bounds. */
export const integerWithin = ({ least, most }: Readonly<{ least: number; most: number }>) =>
  z.number().int().min(least).max(most);
/** A layout by its key. */
export const layoutKey = z.enum(layouts.map(({ key }) => key));
/** A non-negative whole number on the wire. */
export const count = wireNumber(z.number().int().min(0).max(999_999_999));
/** A number that bounds something: 0 bounds nothing. */
export const positiveCount = wireNumber(z.number().int().min(1).max(999_999_999));
/** Degrees. */
export const longitude = wireNumber(z.number().min(-180).max(180));
export const latitude = wireNumber(z.number().min(-90).max(90));
export const page = wireNumber(z.number().int().min(1).max(99_999)).default(1);

export const option = z.object({ id: z.string(), name: z.string(), count: z.number().optional() });

/** Creates the schema of a paged list. */
export const paged = <T extends z.ZodType>(item: T) =>
  z.object({ total: z.number(), page: z.number(), pageSize: z.number(), list: z.array(item) });

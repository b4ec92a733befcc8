import { z } from "zod";
import { isRecord } from "#domain/is-record.ts";
import { eventLimits } from "#domain/limits.ts";
import { endpoint } from "./endpoint.ts";

/** What an event does, by the names of Sensors Analytics. */
const eventTypes = [
  "track",
  "track_signup",
  "track_id_bind",
  "track_id_unbind",
  "profile_set",
  "profile_set_once",
  "profile_append",
  "profile_increment",
  "profile_unset",
  "profile_delete",
  "item_set",
  "item_delete",
] as const;

/** A name of an event: a word, with the dollar sign of those that the library defines, without a row of digits. */
const eventName = z
  .string()
  .max(eventLimits.name)
  .regex(/^(?!.*\d{7})\$?[A-Za-z_]\w*$/);

const record = z
  .record(z.string().max(eventLimits.name), z.unknown())
  .refine((properties) => Object.keys(properties).length <= eventLimits.properties);

const reportedEvent = z
  .object({
    type: z.enum(eventTypes),
    event: eventName.optional(),
    /** Milliseconds since 1970, by the visitor's clock. */
    time: z.number().int().min(0).max(8.64e15).optional(),
    distinct_id: z.string().max(255).optional(),
    properties: record.optional(),
    lib: record.optional(),
  })
  .refine(({ type, event }) => !type.startsWith("track") || event !== undefined, { path: ["event"] });

/** Returns a report whose body is a single event as one of a batch. */
export const toBatch = (input: unknown): unknown =>
  isRecord(input) && !("events" in input) ? { project: input.project, events: [input] } : input;

export const sensor = {
  "sensor/report": endpoint({
    summary:
      "Report an event, or a batch of them in `events`, in the format of Sensors Analytics; also takes what its libraries send (form or text bodies and the query of an image: data, data_list, gzip, crc), here and at /sa and /sa.gif",
    unused: "The library of Sensors Analytics makes it.",
    input: z.object({
      project: z
        .string()
        .regex(/^[\w-]{1,64}$/)
        .default("default"),
      events: z.array(reportedEvent).min(1).max(eventLimits.events),
    }),
    output: z.object({}),
    read: toBatch,
  }),
  "site/getAnalytics": endpoint({
    summary: "How visits are counted at present: the part of the public configuration that open pages read again",
    input: z.object({}),
    output: z.string(),
    media: { type: "application/json", maxAgeSeconds: 0 },
  }),
};

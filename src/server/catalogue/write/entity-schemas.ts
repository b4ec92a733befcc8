import { z } from "zod";
import { features } from "#domain/space/features.ts";
import { layouts } from "#domain/space/layouts.ts";
import type { Space } from "#domain/space/space.ts";
import { packagesSchema, pricesSchema } from "./packages-schema.ts";
import { venueTypes } from "#domain/venue/venue-types.ts";
import { menuUnits, type Venue } from "#domain/venue/venue.ts";
import { picturesSchema, vrSchema } from "./pictures-schema.ts";
import { name, shortText, text } from "./is-plain-text.ts";

const id = z.string().regex(/^\d{1,24}$/, "要是 1 至 24 位数字");
const names = z.array(text.max(300)).max(500);
const metres = z.number().positive().max(2000);
const count = z.number().int().min(0).max(1_000_000);
const yuan = z.number().min(0).max(100_000_000);
const year = z.number().int().min(1800).max(2100);
const listedAt = z.string().regex(/^\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z?)?$/, "要是 2026-11-21 这样的日期");
const feature = z.enum(features.map(({ key }) => key));

export const transportSchema = z.array(
  z.strictObject({
    kind: z.enum(["metro", "railway", "airport"]),
    name,
    lines: names.optional(),
    exit: shortText.optional(),
    metres: z.number().min(0).optional(),
    minutes: z.number().min(0).optional(),
  }),
);

export const guestRoomsSchema = z.array(
  z.strictObject({
    name,
    area: z.number().positive().optional(),
    bed: shortText.optional(),
    count: count.optional(),
    price: yuan.optional(),
  }),
);

export const diningSchema = z.array(
  z.strictObject({
    name,
    cuisine: shortText.optional(),
    seats: count.optional(),
    privateRooms: count.optional(),
    rooms: z
      .array(
        z.strictObject({
          name,
          count: count.optional(),
          seats: count.optional(),
          minimumSpend: yuan.optional(),
        }),
      )
      .optional(),
    menus: z
      .array(
        z.strictObject({
          name,
          price: yuan.optional(),
          unit: z.enum(menuUnits),
          tableSeats: count.optional(),
          includes: names.optional(),
          excludes: names.optional(),
        }),
      )
      .optional(),
  }),
);

export const offersSchema = z.array(
  z.strictObject({
    name,
    terms: shortText.optional(),
    until: z.iso.date("要是 2026-11-21 这样的日期").optional(),
  }),
);

/** Schema of a venue in the catalogue. No defaults; unknown fields are rejected. */
export const venueSchema = z
  .strictObject({
    id,
    name,
    nameEn: shortText.optional(),
    aliases: names,
    cityCode: z.string({ error: "没有填" }).regex(/^\d{6}$/),
    regionIds: z.array(z.string().regex(/^\d{1,9}$/)),
    address: shortText.optional(),
    lng: z.number().min(-180).max(180).optional(),
    lat: z.number().min(-90).max(90).optional(),
    approximatePosition: z.boolean().optional(),
    type: z.enum(
      venueTypes.map(({ key }) => key),
      { error: "没有填，或不在类型表里" },
    ),
    star: z.number().int().min(1).max(5).optional(),
    grade: z.enum(["豪华型", "高档型", "舒适型", "经济型"]).optional(),
    groupName: shortText.optional(),
    brandId: shortText.optional(),
    brandName: shortText.optional(),
    phone: shortText.optional(),
    nearPlaces: names,
    opened: year.optional(),
    renovated: year.optional(),
    guestRoomCount: count.optional(),
    parkingCount: count.optional(),
    guestRoomPriceFrom: yuan.optional(),
    rating: z.strictObject({ score: z.number().min(0).max(10), source: shortText.optional() }).optional(),
    facilities: names,
    features: z.array(feature),
    summary: shortText.optional(),
    description: text.max(30_000).optional(),
    policies: z
      .strictObject({
        deposit: shortText.optional(),
        cancellation: shortText.optional(),
        outsideCatering: shortText.optional(),
        outsideDecoration: shortText.optional(),
        loadIn: shortText.optional(),
        parking: shortText.optional(),
      })
      .optional(),
    transport: transportSchema,
    guestRooms: guestRoomsSchema.optional(),
    dining: diningSchema.optional(),
    offers: offersSchema.optional(),
    packages: packagesSchema.optional(),
    prices: pricesSchema.optional(),
    pictures: picturesSchema.optional(),
    vr: vrSchema.optional(),
    hasVr: z.boolean(),
    demo: z.boolean(),
    source: z.strictObject({ name: shortText.optional(), licence: shortText.optional(), date: shortText.optional() }),
    listedAt,
  })
  .refine((venue) => (venue.lng === undefined) === (venue.lat === undefined), {
    error: "经度和纬度只有一个",
    path: ["lng"],
  });

/** Schema of a space in the catalogue. No defaults; unknown fields are rejected. */
export const spaceSchema = z.strictObject({
  id,
  venueId: id,
  name,
  floor: z.number().int().min(-20).max(200).optional(),
  length: metres.optional(),
  width: metres.optional(),
  area: z.number().positive().max(1_000_000).optional(),
  height: z.number().positive().max(200).optional(),
  capacity: z.partialRecord(z.enum(layouts.map(({ key }) => key)), count),
  partOf: id.optional(),
  splitsInto: z.array(id).optional(),
  pillars: count.optional(),
  daylight: z.boolean().optional(),
  led: z.strictObject({ width: metres, height: metres }).optional(),
  projection: z.boolean().optional(),
  stage: z.strictObject({ width: metres, depth: metres, height: z.number().min(0).max(20) }).optional(),
  loadInDoor: z.strictObject({ width: metres, height: metres }).optional(),
  power: z.number().positive().optional(),
  rigging: z.strictObject({ points: count, kg: z.number().min(0) }).optional(),
  priceHalfDay: yuan.optional(),
  priceDay: yuan.optional(),
  priceEvening: yuan.optional(),
  priceDate: shortText.optional(),
  packages: packagesSchema.optional(),
  features: z.array(feature),
  pictures: picturesSchema.optional(),
  hasVr: z.boolean(),
  demo: z.boolean(),
  listedAt,
});

/** Fails to compile if an entity has a field that the schema would reject. */
type Complete<Entity, Schema> = Exclude<keyof Entity, keyof Schema> extends never ? true : never;
/** @public Read by the compiler alone. */
export const schemasAreComplete: [
  Complete<Venue, z.output<typeof venueSchema>>,
  Complete<Space, z.output<typeof spaceSchema>>,
] = [true, true];

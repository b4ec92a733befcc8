import { stagedTypes } from "../complete-assumptions.ts";
import { defineLines, type EstimateFacts } from "./line-definition.ts";

/** Largest numbers of people of sound systems (unit-prices: sound.small to sound.xlarge). */
const soundSteps = [
  { people: 80, key: "sound.small" },
  { people: 300, key: "sound.medium" },
  { people: 800, key: "sound.large" },
  { people: Number.POSITIVE_INFINITY, key: "sound.xlarge" },
] as const;

const getSoundKey = ({ event }: EstimateFacts) => soundSteps.find(({ people }) => event.people <= people)!.key;

/** People from which on a staged event has show lights, and a party the lights of one. */
const lightSteps = { medium: 150, gala: 200 } as const;

function getLightKey({ event: { eventType, people } }: EstimateFacts): string {
  const isParty = eventType === "annual-meeting" || eventType === "wedding";
  if (isParty && people >= lightSteps.gala) return "light.gala";
  return people >= lightSteps.medium && stagedTypes.includes(eventType) ? "light.medium" : "light.basic";
}

/** Lines of audio, video and light, with interpretation and streaming. */
export const productionLines = defineLines([
  {
    key: "led",
    group: "av",
    unit: "squareMetre",
    price: "led.p3",
    pricing: "equipment",
    quantity: { of: "screenArea" },
    default: {},
  },
  {
    key: "builtInScreen",
    group: "av",
    unit: "session",
    price: "led.hotelBuiltin",
    quantity: { of: "builtInScreens" },
    default: {},
    hotel: true,
  },
  {
    key: "projector",
    group: "av",
    unit: "set",
    price: "projector.5000",
    pricing: "equipment",
    quantity: { of: "projections" },
    default: {},
  },
  {
    key: "projectionScreen",
    group: "av",
    unit: "piece",
    price: "screen.200",
    pricing: "equipment",
    quantity: { of: "projections" },
    default: {},
  },
  {
    // Up to 80 people the system of the space does, which its hire includes.
    key: "sound",
    group: "av",
    unit: "set",
    price: getSoundKey,
    pricing: "equipment",
    quantity: { of: "one" },
    default: { people: 81 },
  },
  {
    key: "lighting",
    group: "av",
    unit: "set",
    price: getLightKey,
    pricing: "equipment",
    quantity: { of: "one" },
    default: { types: stagedTypes, people: 81 },
  },
  {
    key: "microphones",
    group: "av",
    unit: "piece",
    price: "mic.wireless",
    pricing: "equipment",
    quantity: { of: "people", per: 200, plus: 4 },
  },
  {
    key: "technicians",
    group: "av",
    unit: "personDay",
    price: "staff.av",
    quantity: { of: "people", per: 200, times: "days" },
  },
  {
    key: "interpretation",
    group: "av",
    unit: "set",
    price: ({ event }) => (event.people <= 100 ? "si.equipment.100" : "si.equipment.300"),
    pricing: "equipment",
    quantity: { of: "people", per: 300 },
  },
  {
    key: "booth",
    group: "av",
    unit: "room",
    price: "si.booth",
    pricing: "equipment",
    quantity: { of: "one" },
  },
  { key: "streaming", group: "av", unit: "session", price: "stream.single", quantity: { of: "one", times: "days" } },
  { key: "videoConference", group: "av", unit: "session", price: "vc.system", quantity: { of: "one", times: "days" } },
]);

/**
 * Measures offers: assigns the spaces of 300 venues of the demo's largest city to each of ten programmes, and prints the CPU
 * milliseconds of the city and what the venues answer. The first round also computes the seats of the spaces, as after an import.
 * Run: npm run bench:offers [-- VENUES].
 */
import { findOffer } from "#domain/offer/assignment/find-offer.ts";
import { prepareVenue } from "#domain/offer/assignment/venue-model.ts";
import { formatMilliseconds, getPercentile, mean, measure, median, print } from "./search/measure.ts";
import { benchProgrammes } from "./offers/bench-programmes.ts";
import { loadDemoVenues } from "./offers/load-demo-venues.ts";

const venueCount = Number(process.argv[2] ?? 300);
const rounds = 20;

const chosen = loadDemoVenues(venueCount);
const prepared = await measure(() =>
  chosen.map(({ venue, spaces }) => ({ model: prepareVenue(spaces), guestRoomCount: venue.guestRoomCount })),
);
print(`${chosen.length} venues prepared: ${formatMilliseconds(prepared.cpu)} ms of CPU`);

print(
  "| programme | first | median | p95 | fit | tight | do not fit | with a remedy |\n|---|---|---|---|---|---|---|---|",
);
const means: number[] = [];
for (const { name, programme } of benchProgrammes) {
  const find = () => prepared.made.map(({ model, guestRoomCount }) => findOffer(model, programme, { guestRoomCount }));
  const first = await measure(find);
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push((await measure(find)).cpu);
  means.push(mean(times));
  const count = (status: string) => first.made.filter((offer) => offer.status === status).length;
  const cells = [first.cpu, median(times), getPercentile(times, 0.95)].map(
    (value) => `${formatMilliseconds(value)} ms`,
  );
  const answers = [
    count("fits"),
    count("tight"),
    count("doesNotFit"),
    first.made.filter(({ remedy }) => remedy).length,
  ];
  print(`| ${[name, ...cells, ...answers].join(" | ")} |`);
}
print(`mean of all programmes: ${formatMilliseconds(mean(means))} ms of CPU a city`);

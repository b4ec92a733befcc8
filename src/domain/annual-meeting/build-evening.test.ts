import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buildEvening, type EveningEvent, lastMinute, maxActs, maxAwards } from "./build-evening.ts";

const setups = fc.record({
  people: fc.integer({ min: 10, max: 3000 }),
  acts: fc.integer({ min: 0, max: maxActs }),
  awards: fc.integer({ min: 0, max: maxAwards }),
});

const formatTime = (minute: number) => `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, "0")}`;
const format = ({ what, from, to, first, last }: EveningEvent) =>
  [`${formatTime(from)}–${formatTime(to)}`, what, [first, last].filter(Boolean).join("–")].filter(Boolean).join(" ");

describe("the evening of an annual meeting", () => {
  it("ends at 21:30 with six acts and two rounds of awards", () => {
    const evening = buildEvening({ people: 300, acts: 6, awards: 2 });
    expect(evening.stage.map(format)).toEqual([
      "16:30–17:30 rehearsal",
      "18:00–18:12 opening",
      "18:12–18:30 speech",
      "18:50–19:05 acts 1–2",
      "19:15–19:35 awards 1",
      "19:45–20:00 acts 3–4",
      "20:05–20:20 awards 2",
      "20:25–20:40 acts 5–6",
      "20:50–21:05 draw",
    ]);
    expect(evening.tables.map(format)).toEqual([
      "17:40–18:30 cold",
      "18:30–18:50 hot 1–3",
      "19:05–19:15 hot 4–5",
      "19:35–19:45 hot 6–8",
      "20:00–20:05 soup",
      "20:20–20:25 toast",
      "20:40–20:50 staple",
      "21:05–21:10 fruit",
    ]);
    expect(evening).toMatchObject({ to: lastMinute, overrun: 0, cuts: [], checkInDesks: 2, waiters: 15 });
  });

  it("says what to cut if the programme is too long", () => {
    const evening = buildEvening({ people: 300, acts: 8, awards: 2 });
    expect(evening.overrun).toBe(20);
    expect(evening.cuts).toEqual([
      { acts: 6, awards: 2 },
      { acts: 8, awards: 1 },
    ]);
  });

  it("serves nothing during acts, and every cut ends in time", () => {
    fc.assert(
      fc.property(setups, (setup) => {
        const evening = buildEvening(setup);
        const acts = evening.stage.filter(({ what }) => what === "acts");
        for (const act of acts) {
          for (const course of evening.tables) expect(course.to <= act.from || course.from >= act.to).toBe(true);
        }
        for (const track of [evening.stage, evening.tables.slice(1), evening.light]) {
          for (const [at, event] of track.slice(1).entries()) expect(event.from).toBeGreaterThanOrEqual(track[at]!.to);
        }
        expect(evening.cuts.length > 0).toBe(evening.overrun > 0);
        for (const cut of evening.cuts) expect(buildEvening({ ...setup, ...cut }).overrun).toBe(0);
      }),
    );
  });
});

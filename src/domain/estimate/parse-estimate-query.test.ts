import { describe, expect, it } from "vitest";
import { formatEstimateQuery, parseEstimateQuery } from "./parse-estimate-query.ts";

const defaults = {
  event: { eventType: "training", people: 100, days: 1, layout: "classroom", star: 5, nights: undefined },
  assumptions: {},
  quantities: {},
  added: [],
  statedPrices: {},
};

describe("parseEstimateQuery", () => {
  it("returns a training for a hundred without parameters", () => {
    expect(parseEstimateQuery({})).toEqual(defaults);
  });

  it("ignores what is out of bounds or no option, each for itself", () => {
    const bad = { people: "0", days: "1.5", nights: "31", layout: "9", star: "6", eventType: "party", area: "1e3" };
    const worse = {
      hours: "17",
      tea: "-1",
      stay: "101",
      setup: "week",
      set: "led.-1_x.3_led.100000_tax.101",
      add: "x_",
      price: "led.-1_x.3_led.10000000_tax.3_led.1.234_led.1e3_led._hire.NaN___proto__.5",
    };
    expect(parseEstimateQuery({ ...bad, ...worse })).toEqual(defaults);
    expect(parseEstimateQuery({ people: "10001" })).toEqual(defaults);
  });

  it("reads a quantity once a line, percentages up to 100, and additions without repetition", () => {
    const read = parseEstimateQuery({ set: "led.24_teaBreaks.0_tax.3", add: "booth_booth_agency" });
    expect([read.quantities, read.added]).toEqual([{ led: 24, teaBreaks: 0, tax: 3 }, ["booth", "agency"]]);
  });

  it("takes the layout of the kind of event where none is given, and layouts by number", () => {
    expect(parseEstimateQuery({ eventType: "annual-meeting" }).event.layout).toBe("banquet");
    expect(parseEstimateQuery({ layout: "4" }).event.layout).toBe("ushape");
  });
});

describe("formatEstimateQuery", () => {
  it("formats what parses to the same estimate", () => {
    const input = parseEstimateQuery({
      eventType: "launch",
      people: "300",
      days: "0.5",
      nights: "0",
      layout: "theatre",
      star: "4",
      setup: "none",
      screen: "builtIn",
      tea: "3",
      stay: "40",
      roomStar: "3",
      waive: "1",
      set: "led.0_crew.8",
      add: "streaming",
      price: "hire.30000_led.312.5_streaming.0",
    });
    expect(parseEstimateQuery(formatEstimateQuery(input))).toEqual(input);
  });

  it("leaves out assumptions that equal the default", () => {
    const { event } = parseEstimateQuery({});
    expect(formatEstimateQuery({ event, assumptions: { area: 200, teaBreaks: 2, hours: 9 } })).toEqual({
      eventType: "training",
      people: "100",
      days: "1",
      layout: "classroom",
      star: "5",
      hours: "9",
    });
  });
});

import { expect, it } from "vitest";
import { createLazyLoadScheduler, preloadMargin } from "./create-lazy-load-scheduler.ts";

/** Returns a scheduler over fake elements with a manual clock, and the names of the elements it called back for. */
function createTestScheduler() {
  let now = 1000;
  const plans: { at: number; run: () => void }[] = [];
  const observed = new Set<Element>();
  let notify: (element: Element, isNear: boolean) => void = () => undefined;
  const wait = createLazyLoadScheduler(
    (notifyScheduler) => {
      notify = notifyScheduler;
      return {
        observe: (element) => void observed.add(element),
        unobserve: (element) => void observed.delete(element),
      };
    },
    { now: () => now, after: (ms, run) => void plans.push({ at: now + ms, run }) },
  );
  const called: string[] = [];
  const stops = new Map<string, () => void>();
  const elements = new Map<string, Element>();
  return {
    called,
    observed,
    stop: (name: string) => stops.get(name)!(),
    add(name: string) {
      const element = { name } as unknown as Element;
      elements.set(name, element);
      stops.set(
        name,
        wait(element, () => called.push(name)),
      );
    },
    come: (name: string) => notify(elements.get(name)!, true),
    go: (name: string) => notify(elements.get(name)!, false),
    pass(ms: number) {
      now += ms;
      for (const plan of plans.splice(0)) {
        if (plan.at <= now) plan.run();
        else plans.push(plan);
      }
    },
  };
}

it("preloads 30% beyond the viewport", () => {
  expect(preloadMargin).toBe("30%");
});

it("calls back once for an element that comes near, then stops observing it", () => {
  const { add, come, called, pass, observed } = createTestScheduler();
  add("a");
  add("b");
  come("a");
  pass(0);
  come("a");
  pass(1000);
  expect(called).toEqual(["a"]);
  expect(observed.size).toBe(1);
});

it("calls back at once when idle, then at most once in 200 ms", () => {
  const { add, come, called, pass } = createTestScheduler();
  for (const name of ["a", "b", "c"]) add(name);
  come("a");
  pass(0);
  expect(called).toEqual(["a"]);
  come("b");
  pass(199);
  come("c");
  expect(called).toEqual(["a"]);
  pass(1);
  expect(called).toEqual(["a", "b", "c"]);
});

it("skips elements that were scrolled past quickly", () => {
  const { add, come, go, called, pass } = createTestScheduler();
  for (const name of ["a", "b", "c"]) add(name);
  come("a");
  pass(0);
  come("b");
  pass(50);
  go("b");
  come("c");
  pass(200);
  expect(called).toEqual(["a", "c"]);
  come("b");
  pass(0);
  pass(200);
  expect(called).toEqual(["a", "c", "b"]);
});

it("does not call back for cancelled elements", () => {
  const { add, come, called, pass, stop, observed } = createTestScheduler();
  add("a");
  come("a");
  stop("a");
  pass(1000);
  expect(called).toEqual([]);
  expect(observed.size).toBe(0);
});

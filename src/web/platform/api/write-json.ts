import { valueMark } from "#contract/fragment-slots.ts";
import { computeOnce } from "#domain/compute-once.ts";

/** An object that never changes, as a part of many pages' data. */
interface StoredPart {
  /** Stands for the object in cache keys; undefined where its texts contain the mark of a value, which a key has to show. */
  id: number | undefined;
  json: Uint8Array;
}

/** JSON in pieces, in their order: UTF-8 and text. */
export type JsonPieces = (string | Uint8Array)[];

const parts = new WeakMap<object, StoredPart>();
let lastId = 0;

/** Levels below the data in which stored parts are looked for: the rows of a list lie in the fourth. */
const levels = 4;

// The bundler leaves this out of the browser's bundle only if it is marked as free of side effects.
const encoder = /* @__PURE__ */ new TextEncoder();

/** Stores the JSON of an object that never changes, for as long as the object lives. */
export function storeJson<Part extends object>(part: Part): Part {
  if (parts.has(part)) return part;
  const json = JSON.stringify(part);
  parts.set(part, { id: json.includes(valueMark.start) ? undefined : ++lastId, json: encoder.encode(json) });
  return part;
}

/**
 * Returns a function that picks facts from an object that never changes. The server picks them once and stores their JSON, so that
 * further pages of the same object need neither step.
 */
export const pickOnce: <From extends object, Facts extends object>(
  pick: (from: From) => Facts,
) => (from: From) => Facts = import.meta.env.SSR
  ? (pick) => computeOnce((from) => storeJson(pick(from)))
  : (pick) => pick;

/** Returns a text that is the same for the same facts: JSON, with a number for each fact that is stored. */
export const formatFactsKey = (facts: readonly unknown[]): string =>
  JSON.stringify(facts.map((fact) => parts.get(fact as object)?.id ?? [fact]));

/** Returns what JSON.stringify makes of a value of plain objects, arrays and primitives, with the stored JSON of its parts. */
export function writeJson(value: unknown): JsonPieces {
  const pieces: JsonPieces = [];
  let text = "";
  const write = (own: unknown, depth: number): void => {
    const part = typeof own === "object" && own !== null ? parts.get(own) : undefined;
    if (part) {
      pieces.push(text, part.json);
      text = "";
    } else if (typeof own !== "object" || own === null || depth === 0) text += JSON.stringify(own) ?? "null";
    else if (Array.isArray(own)) {
      for (const [at, item] of own.entries()) {
        text += at === 0 ? "[" : ",";
        write(item, depth - 1);
      }
      text += own.length === 0 ? "[]" : "]";
    } else {
      let before = "{";
      for (const [name, member] of Object.entries(own)) {
        if (member === undefined) continue;
        text += `${before}${JSON.stringify(name)}:`;
        before = ",";
        write(member, depth - 1);
      }
      text += before === "{" ? "{}" : "}";
    }
  };
  write(value, levels);
  pieces.push(text);
  return pieces;
}

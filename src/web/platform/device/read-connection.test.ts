import { expect, test } from "vitest";
import { isFastConnection } from "./read-connection.ts";

test.each([
  [undefined, false],
  [{}, false],
  [{ effectiveType: "4g", downlink: 10 }, true],
  [{ effectiveType: "4g", downlink: 10, saveData: true }, false],
  [{ effectiveType: "4g", downlink: 1.5 }, false],
  [{ effectiveType: "3g", downlink: 10 }, false],
])("the connection %j is fast: %s", (connection, isFast) => expect(isFastConnection(connection)).toBe(isFast));

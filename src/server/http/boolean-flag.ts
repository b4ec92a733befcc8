import { z } from "zod";

/** The schema of an environment variable that switches something on or off: 0, 1, true, false. */
export const booleanFlag = z.enum(["0", "1", "true", "false"]).transform((value) => value === "1" || value === "true");

import { z } from "zod";
import type { Agreement } from "#domain/content/agreement.ts";

const text = z.string().trim().min(1);

const agreementFile = z.strictObject({
  articles: z
    .array(z.strictObject({ name: text.max(8), text: text.max(120), value: z.number().min(0), unit: text.max(12) }))
    .max(12)
    .default([]),
  steps: z
    .array(z.strictObject({ days: z.int().min(1).max(60), name: text.max(12), text: text.max(60) }))
    .max(8)
    .default([]),
});

function parseJson(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    throw new Error("is not JSON");
  }
}

/**
 * Parses what an operator offers companies: `{ articles: [{ name, text, value, unit }], steps: [{ days, name, text }] }`.
 * @throws Error that names what is wrong, a line each
 */
export function parseAgreementFile(source: string): Agreement {
  const result = agreementFile.safeParse(parseJson(source));
  if (result.success) return result.data;
  throw new Error(result.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("\n"));
}

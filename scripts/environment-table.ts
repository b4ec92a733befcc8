import { readFileSync, writeFileSync } from "node:fs";
import { environment } from "#server/http/env.ts";

/** Rows of the environment table in docs/configuration.md, made from the schema that validates the environment. */
const rows = Object.entries(environment).map(([name, { schema, about }]) => {
  const value = schema.safeParse(undefined);
  const fallback = value.success && value.data !== undefined && value.data !== "" ? `\`${value.data}\`` : "–";
  return `| \`${name}\` | ${fallback} | ${about} |`;
});
export const environmentTable = ["| name | default | meaning |", "|---|---|---|", ...rows].join("\n");

const file = new URL("../docs/configuration.md", import.meta.url);
const [start, end] = ["<!-- environment -->", "<!-- /environment -->"];
export const replaceEnvironmentTable = (text: string): string =>
  `${text.slice(0, text.indexOf(start) + start.length)}\n\n${environmentTable}\n\n${text.slice(text.lastIndexOf(end))}`;

if (import.meta.main) writeFileSync(file, replaceEnvironmentTable(readFileSync(file, "utf8")));

import { readFileSync, writeFileSync } from "node:fs";
import { environment } from "../src/server/http/env.ts";

/** Rows of the README's environment table, made from the schema that validates the environment. */
const rows = Object.entries(environment).map(([name, { schema, about }]) => {
  const value = schema.safeParse(undefined);
  const fallback = value.success && value.data !== undefined && value.data !== "" ? `\`${value.data}\`` : "–";
  return `| \`${name}\` | ${fallback} | ${about} |`;
});
export const environmentTable = ["| name | default | meaning |", "|---|---|---|", ...rows].join("\n");

const file = new URL("../README.md", import.meta.url);
const [start, end] = ["<!-- environment -->", "<!-- /environment -->"];
export const replaceEnvironmentTable = (readme: string): string =>
  `${readme.slice(0, readme.indexOf(start) + start.length)}\n\n${environmentTable}\n\n${readme.slice(readme.lastIndexOf(end))}`;

if (import.meta.main) writeFileSync(file, replaceEnvironmentTable(readFileSync(file, "utf8")));

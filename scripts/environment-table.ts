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
export const replaceEnvironmentTable = (readme: string): string =>
  readme.replace(/(<!-- environment -->)[\s\S]*(<!-- \/environment -->)/, `$1\n\n${environmentTable}\n\n$2`);

if (import.meta.main) writeFileSync(file, replaceEnvironmentTable(readFileSync(file, "utf8")));

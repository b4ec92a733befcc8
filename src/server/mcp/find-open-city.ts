import { ServiceError } from "#contract/codes.ts";
import type { ToolContext } from "./assistant-tool.ts";

/** Returns the city with venues that a text names: in Chinese (with or without 市), pinyin or English, or by code. @throws ServiceError malformed */
export async function findOpenCity({ call }: ToolContext, named: string) {
  const spelling = named.toLowerCase().replace(/市$/, "");
  const cities = await call("common/getOpenCity");
  const found = cities.find(({ code, name, pinyin, nameEn }) =>
    [code, name.replace(/市$/, ""), pinyin, nameEn.toLowerCase()].includes(spelling),
  );
  if (found) return found;
  const message = `No venues in ${named}. list_cities names the cities with venues.`;
  throw new ServiceError("malformed", { message });
}

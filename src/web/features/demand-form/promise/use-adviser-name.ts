import type { Locale } from "#domain/demand/demand-option.ts";
import { splitSample } from "#texts/site/mark-sample.ts";
import { useRuntimeConfig } from "#web/platform/runtime-config-context.ts";

/** Returns the name of the adviser who calls back; undefined where none is set, or where the language cannot write it. */
export function useAdviserName(locale: Locale): string | undefined {
  const { text } = splitSample(useRuntimeConfig().adviser);
  return text === "" || (locale === "en" && /\p{Script=Han}/u.test(text)) ? undefined : text;
}

import { configElementId, type RuntimeConfig } from "#domain/runtime-config.ts";

/** Returns the public configuration that the server wrote into the document. */
export function readRuntimeConfig(): RuntimeConfig {
  return JSON.parse(document.getElementById(configElementId)!.textContent!) as RuntimeConfig;
}

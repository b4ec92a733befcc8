import { createContext, useContext } from "react";
import type { RuntimeConfig } from "../../domain/runtime-config.ts";

/** Id of the JSON script element with the public configuration. */
export const configElementId = "runtime-config";

/** Returns the public configuration that the server wrote into the document. */
export function readRuntimeConfig(): RuntimeConfig {
  return JSON.parse(document.getElementById(configElementId)?.textContent ?? "") as RuntimeConfig;
}

export const RuntimeConfigContext = createContext<RuntimeConfig | undefined>(undefined);

/** Returns the public configuration. @throws without a provider */
export function useRuntimeConfig(): RuntimeConfig {
  const config = useContext(RuntimeConfigContext);
  if (!config) throw new Error("There is no runtime configuration above.");
  return config;
}

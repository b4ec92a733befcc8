import { createContext, useContext } from "react";
import { configElementId, type RuntimeConfig } from "../../domain/runtime-config.ts";

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

import { createContext, useContext } from "react";
import type { RuntimeConfig } from "../../domain/runtime-config.ts";

/** Id of the inert JSON that carries the public configuration. */
export const configElementId = "runtime-config";

/** The public configuration of the page, as the server wrote it into the document. */
export function readRuntimeConfig(): RuntimeConfig {
  return JSON.parse(document.getElementById(configElementId)?.textContent ?? "") as RuntimeConfig;
}

export const ConfigContext = createContext<RuntimeConfig | undefined>(undefined);

/** The public configuration. @throws where no provider stands above. */
export function useRuntimeConfig(): RuntimeConfig {
  const config = useContext(ConfigContext);
  if (!config) throw new Error("There is no runtime configuration above.");
  return config;
}

import { createContext, useContext } from "react";
import type { RuntimeConfig } from "#domain/runtime-config.ts";

export const RuntimeConfigContext = createContext<RuntimeConfig | undefined>(undefined);

/** Returns the public configuration. @throws without a provider */
export function useRuntimeConfig(): RuntimeConfig {
  const config = useContext(RuntimeConfigContext);
  if (!config) throw new Error("There is no runtime configuration above.");
  return config;
}

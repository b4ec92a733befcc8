import { schemeAddress, type SchemeSetup } from "#domain/scheme/scheme-setup.ts";
import type { SchemeVariant } from "./loader.ts";

/** The path of each variant. */
export const schemePaths: Record<SchemeVariant, string> = {
  sheets: "/activity/scheme",
  steps: "/activity/scheme-two",
};

/** Formats the address of a setup. */
export const formatSchemeHref = (variant: SchemeVariant, setup: SchemeSetup): string =>
  schemePaths[variant] + schemeAddress.format(setup);

import type { Env } from "./env.ts";

/** What stands for a contact that a site with the demo catalogue does not set. */
const sampleContact = {
  HOTLINE: "400-000-0000（示例）",
  ICP: "ICP 备 00000000 号（示例）",
  ADVISER: "林舟（示例）",
} as const;

/** Returns the settings of a site with the demo catalogue: a contact that is not set is a sample. */
export const withSampleContact = (env: Env): Env => ({
  ...env,
  HOTLINE: env.HOTLINE || sampleContact.HOTLINE,
  ICP: env.ICP || sampleContact.ICP,
  ADVISER: env.ADVISER || sampleContact.ADVISER,
});

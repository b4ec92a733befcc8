import { afterAll } from "vitest";
import { closeOpenPages } from "./open-browser.ts";

afterAll(closeOpenPages);

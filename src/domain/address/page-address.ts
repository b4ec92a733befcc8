import { pageNumber } from "./address-field.ts";
import { defineAddress } from "./define-address.ts";

/** The query of a page that is one of several of a list, and nothing else. */
export const pageAddress = defineAddress({ page: pageNumber });

import { matching, withDefault } from "../address/address-field.ts";
import { defineAddress } from "../address/define-address.ts";

/** The query of the page that opens the app: a path on this site; the home page where the text is none. */
export const appOpenAddress = defineAddress({
  to: withDefault(matching(/^\/(?![/\\])[\w\-./?=&%]{0,200}$/), "/"),
});

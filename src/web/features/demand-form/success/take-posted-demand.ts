import { isDemandToken } from "#domain/demand/format-demand-href.ts";
import { sentTokenCookie } from "#domain/demand/sent-token-cookie.ts";
import { getDraftSlot } from "#web/platform/storage/draft-slot.ts";
import { typedValues } from "#web/platform/storage/typed-values.ts";
import { readCookies } from "#web/platform/storage/write-cookie.ts";
import { emptyValues } from "../form/demand-values.ts";
import { postedDemand } from "../queue/posted-demand.ts";
import { sentDemand } from "../queue/sent-demand.ts";

/** Returns the token that came with this page, and deletes its cookie. */
function takeToken(): string | undefined {
  const token = readCookies().get(sentTokenCookie);
  if (token !== undefined) document.cookie = `${sentTokenCookie}=; max-age=0; path=${window.location.pathname}`;
  return token !== undefined && isDemandToken(token) ? token : undefined;
}

/**
 * Takes over a demand that the browser itself has sent to its success page, as one that the form has sent: its draft is cleared, and the page
 * shows what is known of it. Returns whether there is one.
 */
export function takePostedDemand(reference: string): boolean {
  const token = takeToken();
  const posted = postedDemand.read();
  postedDemand.clear();
  if ((!token && !posted) || sentDemand.read()?.reference === reference) return false;
  typedValues.clear();
  if (posted) getDraftSlot(posted.call, posted.locale).clear();
  const { values = emptyValues, extras = [] } = posted ?? {};
  sentDemand.write({ reference, token, values, extras, isRepeated: token === undefined });
  return true;
}

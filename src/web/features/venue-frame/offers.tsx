import { bindUnits, formatDateYear } from "#domain/format.ts";
import { venueZh } from "#texts/venue/venue.zh.ts";
import textStyles from "../../ui/text/text.module.css";
import type { VenueFacts } from "./venue-facts.ts";

const texts = venueZh.terms;

/** Renders the venue's coupons with their terms and last day, or that it has none. */
export function Offers({ offers }: Pick<VenueFacts, "offers">) {
  if (!offers) return <span className={textStyles.soft}>{texts.noOffers}</span>;
  return (
    <ul>
      {offers.map(({ name, terms, until }) => (
        <li key={name + (until ?? "")}>
          {bindUnits(name)}
          {(terms || until) && (
            <p className={textStyles.small}>
              {[terms && bindUnits(terms), until && texts.until(formatDateYear(until))].filter(Boolean).join(" · ")}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

import type { PageProps } from "../../page.ts";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import { classNames } from "../../ui/text/class-names.ts";
import { OfferList } from "./list/offer-list.tsx";
import { OpenedOffer } from "./opened/opened-offer.tsx";
import type { OffersData, OffersInput } from "./page.tsx";

/** Renders the offers of a city for a programme, or the one that is opened. */
export function OffersView({ input, data }: PageProps<OffersInput, OffersData>) {
  const [first] = data.list;
  const isOpened = input.siteId !== undefined && first && data.programme.blocks.length > 0;
  return (
    <main className={classNames(pageStructureStyles.page, pageStructureStyles.wide)} id="main">
      {isOpened ? <OpenedOffer data={data} input={input} offer={first} /> : <OfferList data={data} input={input} />}
    </main>
  );
}

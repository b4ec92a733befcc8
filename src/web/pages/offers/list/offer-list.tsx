import { formatDemandFormHref } from "#domain/demand/format-demand-form-href.ts";
import { formatOffersHref } from "#domain/offer/offers-address.ts";
import { formatProgrammeText } from "#domain/offer/reading/format-programme-text.ts";
import { isSession } from "#domain/offer/programme.ts";
import { offersZh as texts } from "#texts/search/offers.zh.ts";
import { LinkButton } from "#web/ui/forms/button.tsx";
import { Link } from "#web/ui/navigation/link.tsx";
import { Pagination } from "#web/ui/navigation/pagination.tsx";
import { EmptyState } from "#web/ui/states/empty-state.tsx";
import textStyles from "#web/ui/text/text.module.css";
import type { OffersData, OffersInput } from "../page.tsx";
import { ProgrammeForm } from "../programme/programme-form.tsx";
import { OfferRow } from "./offer-row.tsx";
import { drawPlans } from "./draw-plans.tsx";
import styles from "./offer-list.module.css";

interface ListProps {
  data: OffersData;
  input: OffersInput;
}

/** Renders the programme and the venues that hold it, or what to do where none does. */
export function OfferList({ data, input }: ListProps) {
  const { programme, list } = data;
  return (
    <>
      <h1 className={styles.heading}>{texts.heading}</h1>
      {input.q === undefined && <p className={textStyles.soft}>{texts.intro}</p>}
      <ProgrammeForm data={data} input={input} />
      {input.q === undefined ? (
        <Examples city={input.city} />
      ) : programme.blocks.length === 0 ? (
        <EmptyState title={texts.none.unreadTitle}>
          <p className={textStyles.soft}>{texts.none.unreadText}</p>
          {data.unread.length > 0 && <p className={textStyles.caution}>{texts.unread(data.unread.join("；"))}</p>}
          <Examples city={input.city} />
        </EmptyState>
      ) : list.length > 0 ? (
        <FoundOffers data={data} input={input} />
      ) : (
        <NoOffers data={data} input={input} />
      )}
    </>
  );
}

const Examples = ({ city }: { city: string }) => (
  <section className={styles.examples}>
    <h2>{texts.examplesTitle}</h2>
    <ul>
      {texts.examples.map((example) => (
        <li key={example}>
          <Link href={formatOffersHref(city, { q: example })}>{example}</Link>
        </li>
      ))}
    </ul>
  </section>
);

/** Says how many venues hold the programme as it is, and how many with one change. */
function Summary({ data }: { data: OffersData }) {
  const { counts, total, isComplete } = data;
  const holding = counts.fits + counts.tight;
  const helped = total - holding;
  return (
    <div className={styles.summary} role="status">
      <p>
        <b>{holding > 0 ? texts.count(holding) : texts.countNone}</b>
        {helped > 0 && <span>{texts.helped(helped)}</span>}
      </p>
      <p className={textStyles.soft}>{isComplete ? texts.order : texts.incomplete}</p>
    </div>
  );
}

function FoundOffers({ data, input }: ListProps) {
  const { list, page, pageSize, total, programme } = data;
  const isEstimated = list.some(({ sum }) => sum?.isEstimated);
  const plans = drawPlans(list, programme);
  return (
    <>
      <Summary data={data} />
      <ul>
        {list.map((offer, index) => (
          <OfferRow
            data={data}
            input={input}
            key={offer.venue.id}
            load={index === 0 ? "first" : index < 2 ? "now" : undefined}
            offer={offer}
            plan={plans[index]}
          />
        ))}
      </ul>
      <Pagination
        formatHref={(number) => formatOffersHref(input.city, { ...input, page: number })}
        page={page}
        pages={Math.ceil(total / pageSize)}
      />
      <div className={styles.notes}>
        <p>{texts.legend}</p>
        <p>{texts.turnoverNote}</p>
        <p>{isEstimated ? texts.estimatedNote : texts.sumNote}</p>
        <Lacks data={data} />
      </div>
    </>
  );
}

/** Says how many of the venues that were tried lack what. */
function Lacks({ data: { lacks, counts, total } }: Pick<ListProps, "data">) {
  const others = counts.fits + counts.tight + counts.doesNotFit - total;
  const kinds = (["seats", "spaces", "blocked", "minutes", "guestRooms"] as const).filter((kind) => lacks[kind] > 0);
  if (others <= 0 || kinds.length === 0) return null;
  return (
    <p>
      {texts.lacks.title(others)}：{kinds.map((kind) => texts.lacks[kind](lacks[kind])).join("，")}。
    </p>
  );
}

/** Says that no venue holds the programme, what they lack, and who can help. */
function NoOffers({ data, input }: ListProps) {
  const { city } = data;
  const { programme } = data;
  const sessions = programme.blocks.filter(isSession);
  const needsSpace = sessions.some(({ place }) => place === "space");
  const people = Math.max(0, ...sessions.map((block) => block.people));
  const { day } = sessions[0] ?? {};
  const remarks = formatProgrammeText(programme);
  const demand = {
    city: input.city,
    remarks,
    pageFrom: "fangan",
    ...(people > 0 && { people }),
    ...(day && { date: day }),
  };
  return (
    <EmptyState title={needsSpace ? texts.none.title(city.name) : texts.none.noSpaceTitle}>
      <p className={textStyles.soft}>{needsSpace ? texts.none.text : texts.none.noSpaceText}</p>
      <Lacks data={data} />
      {needsSpace && (
        <LinkButton href={formatDemandFormHref(demand)} variant="act">
          {texts.none.enquire}
        </LinkButton>
      )}
    </EmptyState>
  );
}

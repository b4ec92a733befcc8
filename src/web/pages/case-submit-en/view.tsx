import { demandEn } from "#texts/demand/demand.en.ts";
import { FullDemandForm } from "../../features/demand-form/form/full-demand-form.tsx";
import type { PageProps } from "../../page.ts";
import type { Prefill, PrefillInput } from "../../features/demand-form/prefill/prefill.ts";

/** Renders the full demand form in English, prefilled from the link. */
export function CaseSubmitEnView({ input, data }: PageProps<PrefillInput, Prefill>) {
  return (
    <FullDemandForm
      pageFrom={input.pageFrom}
      initial={data.initial}
      today={data.today}
      pastDate={data.pastDate}
      venuesLeftOut={data.venuesLeftOut}
      bookings={data.bookings}
      choices={data.choices}
      locale="en"
      texts={demandEn}
    />
  );
}

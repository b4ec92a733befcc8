import { FullDemandForm } from "../../features/demand-form/form/full-demand-form.tsx";
import type { PageProps } from "../../page.ts";
import type { Prefill, PrefillInput } from "../../features/demand-form/prefill/prefill.ts";

/** Renders the full demand form, prefilled from the link. */
export function CaseSubmitView({ input, data }: PageProps<PrefillInput, Prefill>) {
  return (
    <FullDemandForm
      pageFrom={input.pageFrom}
      initial={data.initial}
      today={data.today}
      pastDate={data.pastDate}
      venuesLeftOut={data.venuesLeftOut}
      bookings={data.bookings}
      choices={data.choices}
    />
  );
}

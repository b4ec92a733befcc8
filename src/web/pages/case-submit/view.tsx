import { FullDemandForm } from "../../features/demand-form/form/full-demand-form.tsx";
import type { PageProps } from "../../page.ts";
import type { CaseSubmitData, CaseSubmitInput } from "./types.ts";

/** Renders the full demand form, prefilled from the link. */
export function CaseSubmitView({ input, data }: PageProps<CaseSubmitInput, CaseSubmitData>) {
  return (
    <main className="page form-page" id="main">
      <FullDemandForm pageFrom={input.pageFrom} initial={data.initial} />
    </main>
  );
}

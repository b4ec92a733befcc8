import { demandLimits } from "#domain/limits.ts";
import { maxNameLength } from "#domain/proposal/proposal-setup.ts";
import { layouts } from "#domain/space/layouts.ts";
import { proposalZh as texts } from "#texts/venue/proposal.zh.ts";
import { Button } from "../../ui/forms/button.tsx";
import { Select, TextInput } from "../../ui/forms/field.tsx";
import textStyles from "../../ui/text/text.module.css";
import type { ProposalData, ProposalInput } from "./page.tsx";
import styles from "./view.module.css";

/** Renders the event and the names of a proposal as a form of its address: it needs no script. */
export function ProposalForm({ input, data }: { input: ProposalInput; data: ProposalData }) {
  return (
    <form action="/proposal" className={styles.form} method="get">
      <input name="spaceCode" type="hidden" value={input.spaceCodes.join(",")} />
      <TextInput
        defaultValue={input.people}
        inputMode="numeric"
        label={texts.people}
        max={demandLimits.people}
        min={1}
        name="people"
        small
        type="number"
      />
      <Select defaultValue={input.layout ?? data.event.layout} label={texts.layout} name="layout" small>
        {layouts.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </Select>
      <TextInput defaultValue={input.date} label={texts.date} name="date" small type="date" />
      <TextInput
        defaultValue={data.event.days}
        inputMode="numeric"
        label={texts.days}
        max={demandLimits.days}
        min={1}
        name="days"
        small
        type="number"
      />
      <TextInput
        defaultValue={input.budget}
        inputMode="numeric"
        label={texts.budget}
        max={demandLimits.budget}
        min={1}
        name="budget"
        small
        type="number"
      />
      <TextInput defaultValue={input.to} label={texts.to} maxLength={maxNameLength} name="to" small />
      <TextInput defaultValue={input.by} label={texts.by} maxLength={maxNameLength} name="by" small />
      <p className={textStyles.small}>{texts.namesNote}</p>
      <Button small type="submit">
        {texts.apply}
      </Button>
    </form>
  );
}

import { type SubmitEvent, useId, useState } from "react";
import { countTables } from "#domain/offer/describe/describe-block.ts";
import { blockTypes } from "#domain/offer/block-types.ts";
import { isSession, type ProgrammeBlock, type SessionBlock } from "#domain/offer/programme.ts";
import { replaceBlock } from "#domain/offer/replace-block.ts";
import { layouts } from "#domain/space/layouts.ts";
import { offersZh } from "#texts/search/offers.zh.ts";
import { Button } from "#web/ui/forms/button.tsx";
import { Select, TextInput } from "#web/ui/forms/field.tsx";
import { Dialog } from "#web/ui/overlay/dialog.tsx";
import { formatClockInput, readBlockForm } from "./read-block-form.ts";
import styles from "./block-editor.module.css";

const texts = offersZh.editor;

interface EditorProps {
  blocks: readonly ProgrammeBlock[];
  /** Place of the block; a new one if absent. */
  index: number | undefined;
  onChange: (blocks: ProgrammeBlock[]) => void;
  onClose: () => void;
}

const newBlockType = blockTypes.find(({ kind }) => kind === "breakout")!;

/** Returns a session like the last one of the programme, which a new one is made of. */
const createBlock = (blocks: readonly ProgrammeBlock[]): SessionBlock => {
  const last = blocks.filter(isSession).at(-1);
  const { day, dayNumber = 1, people = 50 } = last ?? {};
  return {
    ...newBlockType,
    people,
    count: 1,
    layout: "classroom",
    ...(day !== undefined && { day }),
    dayNumber,
    from: 14 * 60,
    to: 17 * 60,
    guessed: [],
  };
};

/** Renders the fields of one block; guest rooms have fields of their own. */
export function BlockEditor({ blocks, index, onChange, onClose }: EditorProps) {
  const block = index === undefined ? createBlock(blocks) : blocks[index]!;
  const formId = useId();
  const [problem, setProblem] = useState<string>();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const changed = readBlockForm(new FormData(event.currentTarget), block);
    if (isSession(changed) && changed.to <= changed.from) setProblem(texts.wrongHours);
    else onChange(replaceBlock(blocks, index, changed));
  };
  return (
    <Dialog
      footer={
        <Button form={formId} full type="submit" variant="ink">
          {texts.apply}
        </Button>
      }
      onClose={onClose}
      open
      title={index === undefined ? texts.addTitle : texts.title}
    >
      <form className={styles.fields} id={formId} onSubmit={submit}>
        {block.kind === "rooms" ? (
          <>
            <NumberField label={texts.rooms} name="rooms" value={block.rooms} />
            <NumberField label={texts.nights} name="nights" value={block.nights} />
            <DayField day={block.day} />
          </>
        ) : (
          <SessionFields block={block} problem={problem} />
        )}
        {index !== undefined && (
          <Button
            className={styles.remove}
            onClick={() => onChange(replaceBlock(blocks, index, undefined))}
            variant="plain"
          >
            {texts.remove}
          </Button>
        )}
      </form>
    </Dialog>
  );
}

function SessionFields({ block, problem }: { block: SessionBlock; problem: string | undefined }) {
  const names = blockTypes.map(({ name }) => name);
  return (
    <>
      <Select defaultValue={block.name} label={texts.name} name="name">
        {[...new Set([block.name, ...names])].map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </Select>
      <NumberField label={texts.people} name="people" value={block.people} />
      <NumberField label={texts.count} name="count" value={block.count} />
      <Select
        defaultValue={block.layout ?? (countTables(block) ? "banquet" : "classroom")}
        label={texts.layout}
        name="layout"
      >
        {layouts.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </Select>
      {block.day === undefined ? (
        <NumberField label={texts.dayNumber} most={15} name="dayNumber" value={block.dayNumber} />
      ) : (
        <DayField day={block.day} />
      )}
      <TextInput defaultValue={formatClockInput(block.from)} label={texts.from} name="from" required type="time" />
      <TextInput
        defaultValue={formatClockInput(block.to)}
        error={problem}
        label={texts.to}
        name="to"
        required
        type="time"
      />
    </>
  );
}

const NumberField = ({ most = 9999, ...field }: { label: string; name: string; value: number; most?: number }) => (
  <TextInput
    defaultValue={field.value}
    inputMode="numeric"
    label={field.label}
    max={most}
    min={1}
    name={field.name}
    required
    type="number"
  />
);

const DayField = ({ day }: { day: string | undefined }) => (
  <TextInput defaultValue={day} label={texts.day} name="day" type="date" />
);

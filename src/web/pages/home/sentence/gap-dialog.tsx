import { lazy, type ReactNode, Suspense } from "react";
import type { CityName } from "../../../../domain/city/city.ts";
import { formatNumber } from "../../../../domain/format.ts";
import { demandLimits } from "../../../../domain/limits.ts";
import { findLayoutById, getLayoutByKey } from "../../../../domain/space/layouts.ts";
import { homeZh } from "../../../../texts/site/home.zh.ts";
import { LayoutGrid } from "../../../features/search/filters/layout-grid.tsx";
import { Button } from "../../../ui/forms/button.tsx";
import { Chip } from "../../../ui/forms/chip.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { TextInput } from "../../../ui/forms/field.tsx";
import { TableSkeleton } from "../../../ui/states/list-skeleton.tsx";
import { Stepper } from "../../../ui/forms/stepper.tsx";
import type { SearchSentence } from "./search-sentence.ts";
import { classNames } from "../../../ui/text/class-names.ts";
import chipStyles from "../../../ui/forms/chip.module.css";
import styles from "./gap-dialog.module.css";

const CityList = lazy(() => import("../../../features/city-picker/city-list.tsx"));

export type Gap = keyof typeof homeZh.gaps;

interface GapDialogProps {
  /** The gap being edited; undefined when the dialog is closed. */
  gap: Gap | undefined;
  city: CityName;
  today: string;
  sentence: SearchSentence;
  onSentenceChange: (change: Partial<SearchSentence>) => void;
  onClose: () => void;
}

const quickPeople = [20, 50, 80, 100, 150, 200, 300, 500, 800, 1000] as const;

/** Renders the editor of one gap. A change applies at once and redraws the plan behind it. */
export function GapDialog({ gap, city, today, sentence, onSentenceChange, onClose }: GapDialogProps) {
  const done = (
    <Button onClick={onClose} variant="ink">
      {homeZh.ready}
    </Button>
  );
  const editors: Record<Gap, { body: () => ReactNode; footer?: ReactNode }> = {
    city: {
      body: () => (
        <Suspense fallback={<TableSkeleton columns={3} rows={6} />}>
          <CityList current={city} onChosen={onClose} />
        </Suspense>
      ),
    },
    people: {
      body: () => <PeopleEditor onPeople={(people) => onSentenceChange({ people })} value={sentence.people} />,
      footer: done,
    },
    layout: {
      body: () => (
        <LayoutGrid
          onLayout={(id) => {
            const layout = findLayoutById(id)?.key;
            if (layout) onSentenceChange({ layout });
            onClose();
          }}
          value={getLayoutByKey(sentence.layout).id}
        />
      ),
    },
    day: {
      body: () => <DayEditor onDay={(day) => onSentenceChange({ day })} today={today} value={sentence.day} />,
      footer: done,
    },
  };
  const editor = gap && editors[gap];
  return (
    <Dialog
      className={classNames(styles.blankDialog, gap === "city" && styles.ofCity)}
      footer={editor?.footer}
      onClose={onClose}
      open={gap !== undefined}
      title={gap && homeZh.edit[gap]}
    >
      {editor?.body()}
    </Dialog>
  );
}

function PeopleEditor({ value, onPeople }: { value: number; onPeople: (people: number) => void }) {
  return (
    <div className={styles.people}>
      <Stepper
        label={homeZh.gaps.people}
        max={demandLimits.people}
        min={1}
        onValue={onPeople}
        step={value < 50 ? 5 : 10}
        value={value}
      />
      <div className={classNames(chipStyles.chips, styles.choices)}>
        {quickPeople.map((people) => (
          <Chip key={people} on={people === value} onClick={() => onPeople(people)} tall>
            {formatNumber(people)}
          </Chip>
        ))}
      </div>
    </div>
  );
}

/** Renders the day field. An empty or past day is ignored: the sentence keeps the last valid one. */
function DayEditor({ value, today, onDay }: { value: string; today: string; onDay: (day: string) => void }) {
  return (
    <TextInput
      data-autofocus
      defaultValue={value}
      hint={homeZh.dayHint}
      label={homeZh.dayField}
      min={today}
      onChange={({ target }) => target.value >= today && onDay(target.value)}
      type="date"
    />
  );
}

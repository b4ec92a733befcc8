import { lazy, Suspense } from "react";
import type { CityName } from "#domain/city/city.ts";
import { formatDate, formatNumber } from "#domain/format.ts";
import { demandLimits } from "#domain/limits.ts";
import { findLayoutById } from "#domain/space/layouts.ts";
import { sentenceZh } from "#texts/search/sentence.zh.ts";
import { LayoutGrid } from "#web/features/search/filters/layout-grid.tsx";
import { Button } from "#web/ui/forms/button.tsx";
import { CalendarNote } from "#web/ui/calendar/calendar-note.tsx";
import { TextInput } from "#web/ui/forms/field.tsx";
import { Stepper } from "#web/ui/forms/stepper.tsx";
import { Dialog } from "#web/ui/overlay/dialog.tsx";
import { TableSkeleton } from "#web/ui/states/list-skeleton.tsx";
import type { Mark } from "./mark-sentence.ts";
import textStyles from "#web/ui/text/text.module.css";
import styles from "./mark-editor.module.css";

const CityList = lazy(() => import("#web/features/city-picker/city-list.tsx"));

interface MarkEditorProps {
  mark: Mark;
  city: CityName;
  today: string;
  /** Called with the words that take the mark's place; none take it away. */
  onReplace: (replacement: string) => void;
  onClose: () => void;
}

/** Yuan and people by which a step changes a value. */
const priceStep = 5000;
const maxPrice = 1_000_000;
const getPeopleStep = (people: number): number => (people < 50 ? 5 : 10);

/** Renders the control of the words that were pressed, under the sentence; a change rewrites the words. */
export function MarkEditor(props: MarkEditorProps) {
  const { mark, onReplace, onClose } = props;
  return (
    <div className={styles.markEditor}>
      <MarkControl {...props} />
      <Button onClick={() => onReplace("")} small variant="plain">
        {sentenceZh.remove(mark.text)}
      </Button>
      <Button className={styles.done} onClick={onClose} small variant="plain">
        {sentenceZh.done}
      </Button>
    </div>
  );
}

function MarkControl({ mark, city, today, onReplace, onClose }: MarkEditorProps) {
  const term = mark.terms.find(({ implied }) => !implied) ?? mark.terms[0];
  switch (term?.kind) {
    case "people":
      return (
        <>
          <Stepper
            label={sentenceZh.kinds.people}
            max={demandLimits.people}
            min={1}
            onValue={(people) => onReplace(sentenceZh.people(formatNumber(people)))}
            step={getPeopleStep(term.value)}
            value={term.value}
          />
          <span className={textStyles.soft}>{sentenceZh.follows}</span>
        </>
      );
    case "layout":
      return (
        <div className={styles.layouts}>
          <LayoutGrid
            onLayout={(id) => onReplace(findLayoutById(id)?.name ?? "")}
            value={findLayoutById(term.value)?.id ?? 0}
          />
        </div>
      );
    case "price": {
      const isSum = term.of === "sum";
      return (
        <>
          <Stepper
            label={isSum ? sentenceZh.kinds.total : sentenceZh.kinds.price}
            min={priceStep}
            max={maxPrice}
            onValue={(yuan) => onReplace((isSum ? sentenceZh.sum : sentenceZh.price)(formatNumber(yuan)))}
            step={priceStep}
            value={term.value}
          />
          <span className={textStyles.soft}>{isSum ? sentenceZh.inAll : sentenceZh.perDay}</span>
        </>
      );
    }
    case "date":
      return (
        <TextInput
          defaultValue={typeof term.value === "string" ? term.value : term.value.from}
          hint={typeof term.value === "string" && <DayHint day={term.value} today={today} />}
          label={sentenceZh.kinds.date}
          min={today}
          onChange={({ target }) => target.value >= today && onReplace(formatDay(target.value, today))}
          type="date"
        />
      );
    case "city":
      return (
        <Dialog onClose={onClose} open title={sentenceZh.chooseCity}>
          <Suspense fallback={<TableSkeleton columns={3} rows={6} />}>
            <CityList
              current={city}
              onChosen={({ name }) => {
                onReplace(name);
                onClose();
              }}
            />
          </Suspense>
        </Dialog>
      );
    default:
      return null;
  }
}

/** Renders a day with its weekday and what the calendar says of it. */
const DayHint = ({ day, today }: { day: string; today: string }) => (
  <>
    {formatDate(day, today)}
    <CalendarNote before=" · " date={day} />
  </>
);

/** Formats a day as words of a sentence: 12 月 18 日; with the year when that is another one. */
function formatDay(day: string, today: string): string {
  const date = formatDate(day).replace(/ 周.$/, "");
  return day.slice(0, 4) === today.slice(0, 4) ? date : sentenceZh.ofYear(day.slice(0, 4), date);
}

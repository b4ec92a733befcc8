import { useRouter } from "@tanstack/react-router";
import { casesAddress, type CaseFilterKey, type CaseFilters, formatCasesHref } from "#domain/content/case-filters.ts";
import { formatNumber } from "#domain/format.ts";
import { casesZh } from "#texts/content/cases.zh.ts";
import { SelectChip } from "#web/ui/forms/select-chip.tsx";
import { Tabs } from "#web/ui/navigation/tabs.tsx";
import { findOptionName, getOptions } from "./format-filter-name.ts";
import type { CaseOptions, CasesInput } from "../page.tsx";
import styles from "./case-filter-bar.module.css";

interface CaseFilterBarProps {
  options: CaseOptions;
  where: CasesInput["where"];
}

const selects = ["city", "size", "layout"] as const satisfies readonly CaseFilterKey[];

/** Renders the event types as tabs, city, size and layout as selects; each choice is a URL. */
export function CaseFilterBar({ options, where }: CaseFilterBarProps) {
  const { eventType: _, ...others } = where;
  const everyType = options.eventTypes.reduce((sum, { count = 0 }) => sum + count, 0);
  const tabs = [
    { href: formatCasesHref(others), label: casesZh.all, count: everyType, current: !where.eventType },
    ...options.eventTypes.map(({ id, name, count }) => ({
      href: formatCasesHref({ ...where, eventType: id as CaseFilters["eventType"] }),
      label: name,
      count,
      current: where.eventType === id,
    })),
  ];
  return (
    <div className={styles.filterBar}>
      <Tabs label={casesZh.types} tabs={tabs} />
      <div className={styles.selects}>
        {selects.map((key) => (
          <FilterSelect where={where} key={key} name={key} options={options} />
        ))}
      </div>
    </div>
  );
}

function FilterSelect({ options, where, name }: CaseFilterBarProps & { name: (typeof selects)[number] }) {
  const router = useRouter();
  const label = casesZh.labels[name];
  const chosen = findOptionName(options, where, name);
  const choices = getOptions(options, name).map(({ id, name: text, count = 0 }) => ({
    value: id,
    text: `${text}（${formatNumber(count)}）`,
    disabled: count === 0 && id !== where[name],
  }));
  /** Adds to the filters of the URL, which may already be ahead of the page shown. */
  const change = (value: string) => {
    const { page: _, id: __, ...latest } = casesAddress.parse(router.latestLocation.search as Record<string, string>);
    void router.navigate({ href: formatCasesHref({ ...latest, [name]: value }), resetScroll: false });
  };
  return (
    <SelectChip
      label={label}
      name={name}
      on={chosen !== undefined}
      onValue={change}
      options={[{ value: "", text: casesZh.all }, ...choices]}
      value={where[name] ?? ""}
    >
      <span aria-hidden="true">
        {label}
        {chosen !== undefined && `：${chosen}`}
      </span>
    </SelectChip>
  );
}

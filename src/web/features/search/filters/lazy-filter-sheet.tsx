import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import { searchZh } from "#texts/search/search.zh.ts";
import { siteZh } from "#texts/site/site.zh.ts";
import { loadOnce } from "#web/platform/lazy-loading/load-once.ts";
import { whenIdle } from "#web/platform/when-idle.ts";
import { Sheet } from "#web/ui/overlay/sheet.tsx";
import { ErrorState } from "#web/ui/states/error-state.tsx";
import { TableSkeleton } from "#web/ui/states/list-skeleton.tsx";
import type { FilterSheetProps } from "./filter-sheet.tsx";

const loadSheet = loadOnce(() => import("./filter-sheet.tsx"));

interface State {
  FilterSheet?: ComponentType<FilterSheetProps>;
  hasFailed?: boolean;
}

/** Renders the sheet of all filters. Its code is loaded when the page is idle, at the latest when it is opened. */
export function LazyFilterSheet(props: FilterSheetProps) {
  const { open, onClose } = props;
  const [{ FilterSheet, hasFailed }, setState] = useState<State>({});
  const load = () =>
    void loadSheet().then(
      ({ FilterSheet: loaded }) => setState({ FilterSheet: loaded }),
      () => setState({ hasFailed: true }),
    );
  const start = useEffectEvent(load);
  useEffect(() => {
    if (open) start();
    else whenIdle(() => start());
  }, [open]);
  if (FilterSheet) return <FilterSheet {...props} />;
  return (
    <Sheet onClose={onClose} open={open} title={searchZh.filters}>
      {hasFailed ? (
        <ErrorState onRetry={load} title={siteZh.error.fault.title}>
          {siteZh.error.offline.title}
        </ErrorState>
      ) : (
        <TableSkeleton columns={2} />
      )}
    </Sheet>
  );
}

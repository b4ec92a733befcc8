import { type ComponentType, useCallback, useEffect, useState } from "react";
import { cityZh } from "#texts/site/city.zh.ts";
import { siteZh } from "#texts/site/site.zh.ts";
import type { CityName } from "#domain/city/city.ts";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { ErrorState } from "../../ui/states/error-state.tsx";
import { TableSkeleton } from "../../ui/states/list-skeleton.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import textStyles from "../../ui/text/text.module.css";
import styles from "./city-picker.module.css";

type CityListProps = Parameters<typeof import("./city-list.tsx").default>[0];

/** Loads the list's code when it is shown. Where that fails, the header and the page around it stay. */
function LazyCityList(props: CityListProps) {
  const [state, setState] = useState<{ CityList?: ComponentType<CityListProps>; hasFailed?: boolean }>({});
  const load = useCallback(() => {
    setState({});
    import("./city-list.tsx").then(
      ({ default: CityList }) => setState({ CityList }),
      () => setState({ hasFailed: true }),
    );
  }, []);
  useEffect(load, [load]);
  const { CityList, hasFailed } = state;
  if (hasFailed)
    return (
      <ErrorState onRetry={load} title={cityZh.failed}>
        {siteZh.error.offline.title}
      </ErrorState>
    );
  return CityList ? <CityList {...props} /> : <TableSkeleton columns={3} rows={6} />;
}

interface CityPickerProps {
  /** The city of the page. */
  city: CityName;
  /** Whether the page is about this city; otherwise it is only the default. */
  isPageCity: boolean;
}

/** Renders the header's city switch. The list's code is loaded when it is opened. */
export function CityPicker({ city, isPageCity }: CityPickerProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        aria-haspopup="dialog"
        aria-label={`${cityZh.switch}：${city.name}`}
        className={classNames(textStyles.caret, styles.cityButton)}
        onClick={() => setOpen(true)}
        type="button"
      >
        {city.name}
      </button>
      <Dialog onClose={() => setOpen(false)} open={open} title={cityZh.choose}>
        <div className={styles.content}>
          <LazyCityList current={isPageCity ? city : undefined} onChosen={() => setOpen(false)} />
        </div>
      </Dialog>
    </>
  );
}

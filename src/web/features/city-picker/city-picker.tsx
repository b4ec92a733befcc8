import { lazy, Suspense, useState } from "react";
import { cityZh } from "../../../texts/site/city.zh.ts";
import type { CityName } from "../../../domain/city/city.ts";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { TableSkeleton } from "../../ui/states/list-skeleton.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import textStyles from "../../ui/text/text.module.css";
import styles from "./city-picker.module.css";

const CityList = lazy(() => import("./city-list.tsx"));

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
          <Suspense fallback={<TableSkeleton columns={3} rows={6} />}>
            <CityList current={isPageCity ? city : undefined} onChosen={() => setOpen(false)} />
          </Suspense>
        </div>
      </Dialog>
    </>
  );
}

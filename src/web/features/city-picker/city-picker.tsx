import { lazy, Suspense, useState } from "react";
import { cityZh } from "../../../texts/city.zh.ts";
import type { CityName } from "../../../domain/city/city.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { TableSkeleton } from "../../ui/skeletons.tsx";

const CityList = lazy(() => import("./city-list.tsx"));

interface CityPickerProps {
  /** The city of the page. */
  city: CityName;
  /** Whether the page is about this city; otherwise it is only the default. */
  ofPage: boolean;
}

/** Renders the header's city switch. The list's code is loaded when it is opened. */
export function CityPicker({ city, ofPage }: CityPickerProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        aria-haspopup="dialog"
        aria-label={`${cityZh.switch}：${city.name}`}
        className="city caret"
        onClick={() => setOpen(true)}
        type="button"
      >
        {city.name}
      </button>
      <Dialog onClose={() => setOpen(false)} open={open} title={cityZh.choose}>
        <Suspense fallback={<TableSkeleton columns={3} rows={6} />}>
          <CityList current={ofPage ? city : undefined} onChosen={() => setOpen(false)} />
        </Suspense>
      </Dialog>
    </>
  );
}

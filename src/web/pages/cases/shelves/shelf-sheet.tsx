import { type CaseFilters, formatCasesHref } from "#domain/content/case-filters.ts";
import { formatNumber } from "#domain/format.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import { caseZh } from "#texts/content/case.zh.ts";
import { casesZh } from "#texts/content/cases.zh.ts";
import listRowStyles from "#web/ui/list/list-row.module.css";
import { Link } from "#web/ui/navigation/link.tsx";
import { Sheet } from "#web/ui/overlay/sheet.tsx";
import textStyles from "#web/ui/text/text.module.css";
import type { CaseShelves } from "../page.tsx";
import styles from "./shelf-sheet.module.css";

interface ShelfSheetProps {
  /** The shelf to list; absent: closed. */
  shelf: CaseShelves["shelves"][number] | undefined;
  filters: CaseFilters;
  page: number;
  onClose: () => void;
}

/** Renders the lit cases of a shelf as a sheet. */
export function ShelfSheet({ shelf, filters, page, onClose }: ShelfSheetProps) {
  const title = shelf ? casesZh.sheetTitle(shelf.size.name, formatNumber(shelf.lit)) : "";
  return (
    <Sheet onClose={onClose} open={shelf !== undefined} title={title}>
      <ul>
        {shelf?.cases
          .filter(({ lit }) => lit)
          .map(({ id, name, cityName, people, layout }) => (
            <li className={listRowStyles.listRow} key={id}>
              <Link
                className={styles.sheetRow}
                href={formatCasesHref({ ...filters, page, id })}
                onClick={onClose}
                preload={false}
                resetScroll={false}
              >
                {name}
                <span className={textStyles.small}>
                  {[cityName, caseZh.seated(formatNumber(people), getLayoutByKey(layout).name)]
                    .filter(Boolean)
                    .join("，")}
                </span>
              </Link>
            </li>
          ))}
      </ul>
    </Sheet>
  );
}

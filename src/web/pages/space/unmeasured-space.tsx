import { formatArea, formatNumber } from "#domain/format.ts";
import { layouts } from "#domain/space/layouts.ts";
import { planZh } from "#texts/venue/plan.zh.ts";
import { spaceZh } from "#texts/venue/space.zh.ts";
import type { SpaceCapacity } from "../../features/capacity-table/capacity/space-capacity.ts";
import textStyles from "../../ui/text/text.module.css";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import styles from "./unmeasured-space.module.css";

/** What a table shows where nothing is known. */
const unknown = "–";

/** Renders what replaces the drawing of an unmeasured space: its published capacities, and that none could be computed. */
export function UnmeasuredSpace({ capacity: { space, figures } }: { capacity: SpaceCapacity }) {
  const { area } = space;
  const rows = layouts.flatMap(({ key, name }) => {
    const { published = 0, trusted = 0, doubtful } = figures[key];
    return published > 0 ? [{ key, name, published, trusted, doubtful }] : [];
  });
  const texts = spaceZh.unmeasured;
  return (
    <div className={styles.unmeasured}>
      <h2 className={pageStructureStyles.subheading}>{texts.title}</h2>
      {rows.length > 0 && (
        <>
          <table>
            <thead>
              <tr>
                <th scope="col">{texts.layout}</th>
                {(["published", "comfortable", "limit"] as const).map((key) => (
                  <th key={key} scope="col">
                    {planZh.figures[key]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, name, published, trusted, doubtful }) => (
                <tr key={key}>
                  <th scope="row">{name}</th>
                  <td className={doubtful ? textStyles.caution : undefined}>
                    {formatNumber(published)}
                    {doubtful && <small>{texts.doubtful(formatNumber(trusted))}</small>}
                  </td>
                  <td>{unknown}</td>
                  <td>{unknown}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className={textStyles.soft}>{area ? texts.note(formatArea(area)) : texts.noteWithoutArea}</p>
        </>
      )}
    </div>
  );
}

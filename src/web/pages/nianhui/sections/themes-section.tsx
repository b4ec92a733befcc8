import type { PartyThemeWire } from "#contract/schemas/activity/annual-meeting.ts";
import { formatNumber } from "#domain/format.ts";
import { annualMeetingZh } from "#texts/content/annual-meeting.zh.ts";
import { Link } from "#web/ui/navigation/link.tsx";
import { EmptyState } from "#web/ui/states/empty-state.tsx";
import { Figure } from "#web/ui/text/figure.tsx";
import { classNames } from "#web/ui/text/class-names.ts";
import pageStructureStyles from "#web/ui/structure/page-structure.module.css";
import visibilityStyles from "#web/ui/structure/visibility.module.css";
import textStyles from "#web/ui/text/text.module.css";
import { findTheme } from "../find-theme.ts";
import { formatSetupHref } from "../format-setup-href.ts";
import type { NianhuiData, NianhuiInput } from "../loader.ts";
import styles from "./themes-section.module.css";

const texts = annualMeetingZh.themes;

/** Renders how the chosen theme arranges stage, light, acts and meal. */
function ThemeDetails({ theme }: { theme: PartyThemeWire }) {
  const { stage, light, acts, meal, includes, perTable } = theme;
  return (
    <dl className={styles.details}>
      <div>
        <dt>{texts.parts.stage}</dt>
        <dd>{stage}</dd>
      </div>
      <div>
        <dt>{texts.parts.light}</dt>
        <dd>{light}</dd>
      </div>
      <div>
        <dt>{texts.parts.acts}</dt>
        <dd>
          <ol>
            {acts.map((act) => (
              <li key={act}>{act}</li>
            ))}
          </ol>
        </dd>
      </div>
      <div>
        <dt>{texts.parts.meal}</dt>
        <dd>{meal}</dd>
      </div>
      <div>
        <dt>{texts.parts.includes}</dt>
        <dd>
          {includes}，{texts.range(formatNumber(perTable.low), formatNumber(perTable.high))}
        </dd>
      </div>
    </dl>
  );
}

/** Renders the themes as a ledger with the price of a table; the chosen one with its stage, light, acts and meal. */
export function ThemesSection({ input, data }: { input: NianhuiInput; data: NianhuiData }) {
  const { themes } = data;
  const chosen = findTheme(themes, input.setup);
  return (
    <section className={classNames(pageStructureStyles.section, visibilityStyles.noPrint)} id="themes">
      <div className={pageStructureStyles.sectionHead}>
        <h2>{texts.title}</h2>
        {chosen && <span className={textStyles.soft}>{texts.note}</span>}
      </div>
      {!chosen && (
        <EmptyState title={texts.empty}>
          <p className={textStyles.soft}>{texts.emptyText}</p>
        </EmptyState>
      )}
      <ul className={styles.themes}>
        {themes.map((theme) => (
          <li key={theme.id}>
            <Link
              aria-current={theme === chosen ? "true" : undefined}
              aria-label={texts.choose(theme.name)}
              className={styles.theme}
              href={formatSetupHref(input.variant, { ...input.setup, theme: theme.id })}
              replace
              resetScroll={false}
            >
              <span aria-hidden="true" className={styles.mark} />
              <b>{theme.name}</b>
              <span className={styles.lines}>
                <span>{theme.look}</span>
                <span>{theme.table}</span>
                <span>{theme.programme}</span>
              </span>
              <Figure unit={texts.unit} value={formatNumber(theme.perTable.likely)} />
            </Link>
            {theme === chosen && <ThemeDetails theme={theme} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

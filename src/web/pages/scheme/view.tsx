import { getEventTypeName } from "#domain/demand/demand-option.ts";
import { formatNumber } from "#domain/format.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import { schemeZh } from "#texts/content/scheme.zh.ts";
import type { PageProps } from "../../page.ts";
import { printPage } from "../../platform/device/print-page.ts";
import { Button, LinkButton } from "../../ui/forms/button.tsx";
import { Link } from "../../ui/navigation/link.tsx";
import { BlockRenderUntilLoaded } from "../../ui/states/block-render-until-loaded.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import bottomBarStyles from "../../ui/structure/bottom-bar.module.css";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import visibilityStyles from "../../ui/structure/visibility.module.css";
import textStyles from "../../ui/text/text.module.css";
import { formatSchemeCells } from "./format-scheme-cells.ts";
import { NoSpace } from "./no-space.tsx";
import { PromiseSteps, PromiseText } from "./promise-text.tsx";
import { SchemeForm } from "./scheme-form.tsx";
import { BudgetSheet } from "./sheets/budget-sheet.tsx";
import { NumberedPlan, ProgrammeSheet, SpaceLink } from "./sheets/programme-sheet.tsx";
import { Sheet } from "./sheets/sheet.tsx";
import { TitleBlock } from "./title-block.tsx";
import type { SchemeData, SchemeInput } from "./loader.ts";
import styles from "./view.module.css";

type SchemeProps = PageProps<SchemeInput, SchemeData>;

/** Renders what the scheme stands on, each with its number. */
function Grounds({ data }: SchemeProps) {
  const { grounds } = schemeZh;
  const rows = [
    { ...grounds.spaces, value: data.total },
    { ...grounds.lines, value: data.budget.lines.length },
    { ...grounds.risks, value: data.risks.length },
    { ...grounds.free, value: 0 },
    // Nothing to show for it: no line. That the scheme is free is a figure.
  ].filter(({ value, unit }) => value > 0 || unit === grounds.free.unit);
  return (
    <section className={classNames(pageStructureStyles.section, visibilityStyles.noPrint)}>
      <div className={pageStructureStyles.sectionHead}>
        <h2>{grounds.title}</h2>
        <Link href="/cases">{grounds.cases}</Link>
      </div>
      <div className={styles.grounds}>
        {rows.map(({ unit, text, value }) => (
          <div key={unit}>
            <p className={styles.figure}>
              {formatNumber(value)}
              <small>{unit === grounds.spaces.unit ? <Link href={data.href}>{unit}</Link> : unit}</small>
            </p>
            <p className={textStyles.soft}>{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}

/** Renders the title block with the contact in it, and the sheets that hang from it. */
function Sheets(props: SchemeProps) {
  const pageClass = classNames(pageStructureStyles.page, styles.page);
  return (
    <>
      <div className={classNames(pageClass, visibilityStyles.noPrint)}>
        <div className={styles.heading}>
          <div>
            <h1>{schemeZh.heading}</h1>
            <p className={styles.lead}>{schemeZh.lead}</p>
          </div>
          <Button onClick={printPage} small variant="plain">
            {schemeZh.print}
          </Button>
        </div>
        <TitleBlock {...props} />
        <div className={styles.contact} id="demand">
          <SchemeForm {...props} />
          <p className={textStyles.soft}>
            <PromiseText />
          </p>
        </div>
      </div>
      <div className={styles.ground} id="sheets">
        <div className={styles.sheets}>
          <ProgrammeSheet {...props} />
          <BudgetSheet {...props} />
          <BlockRenderUntilLoaded id="tables" />
        </div>
      </div>
      <div className={pageClass}>
        <Grounds {...props} />
      </div>
    </>
  );
}

/** Renders the form in two steps beside the plan for those people. */
function Steps(props: SchemeProps) {
  const { input, data } = props;
  const { space, layout } = data;
  const people = formatNumber(input.setup.people);
  return (
    <div className={classNames(pageStructureStyles.page, styles.page)}>
      <div className={styles.heading}>
        <h1>{schemeZh.stepsHeading}</h1>
      </div>
      <p className={styles.understood}>
        {data.city.name}，{people} 人，{getEventTypeName(input.setup.eventType)}，{getLayoutByKey(layout).name}
      </p>
      <div className={styles.steps}>
        <div id="demand">
          <SchemeForm {...props} />
          <PromiseSteps />
        </div>
        <div className={styles.preview}>
          <Sheet
            aside={space && <SpaceLink space={space} />}
            cells={formatSchemeCells(input, data, 1)}
            title={schemeZh.sheets.preview(people)}
          >
            {space ? <NumberedPlan people={input.setup.people} space={space} /> : <NoSpace data={data} input={input} />}
          </Sheet>
        </div>
      </div>
    </div>
  );
}

/** Renders the scheme pages with the bar that stays on the phone. */
export function SchemeView(props: SchemeProps) {
  const isSheets = props.input.variant === "sheets";
  return (
    <main id="main">
      {isSheets ? <Sheets {...props} /> : <Steps {...props} />}
      {isSheets && (
        <div className={classNames(bottomBarStyles.bottomBar, visibilityStyles.noPrint)}>
          <LinkButton href="#sheets" variant="line">
            {schemeZh.sheets.event(formatNumber(props.input.setup.people), "")}
          </LinkButton>
          <LinkButton href="#demand" variant="act">
            {schemeZh.bar}
          </LinkButton>
        </div>
      )}
    </main>
  );
}

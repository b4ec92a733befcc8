import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { describeBlock, describeSize, formatHours, formatSessionDay } from "#domain/offer/describe/describe-block.ts";
import type { Programme, ProgrammeBlock } from "#domain/offer/programme.ts";
import { formatDate, formatYuan } from "#domain/format.ts";
import { offersZh as texts } from "#texts/search/offers.zh.ts";
import { Button } from "#web/ui/forms/button.tsx";
import { classNames } from "#web/ui/text/class-names.ts";
import textStyles from "#web/ui/text/text.module.css";
import visibilityStyles from "#web/ui/structure/visibility.module.css";
import { formatChangedHref } from "../format-changed-href.ts";
import type { OffersData, OffersInput } from "../page.tsx";
import { BlockEditor } from "./block-editor.tsx";
import styles from "./programme-terms.module.css";

/** Says when a block is, with what of it was guessed marked by the term's line. */
function describeWhen(block: ProgrammeBlock): string {
  const day = block.day === undefined ? undefined : formatDate(block.day).replace(/ 周.$/, "");
  if (block.kind === "rooms") return day === undefined ? "" : `${day} 入住`;
  return `${day ?? formatSessionDay(block)} ${formatHours(block)}`;
}

/** Renders each block of the programme with when it is; what nobody stated is dashed. Pressing one opens its editor. */
export function ProgrammeTerms({ data, input }: { data: OffersData; input: OffersInput }) {
  const { programme, unread } = data;
  const router = useRouter();
  const [edited, setEdited] = useState<number | "new">();
  const change = (blocks: Programme["blocks"]) => {
    setEdited(undefined);
    void router.navigate({ href: formatChangedHref(data, input, { ...programme, blocks }) });
  };
  const hasGuess = programme.blocks.some(({ guessed }) => guessed.length > 0);
  return (
    <div className={visibilityStyles.noPrint}>
      <ul className={styles.terms}>
        {programme.blocks.map((block, index) => (
          <li key={describeBlock(block)}>
            <button
              aria-label={texts.termLabel(describeBlock(block))}
              className={classNames(styles.term, block.guessed.length > 0 && styles.guessed)}
              onClick={() => setEdited(index)}
              type="button"
            >
              <b>
                {block.name} {describeSize(block)}
              </b>
              <span>{describeWhen(block)}</span>
            </button>
          </li>
        ))}
        {programme.budget !== undefined && (
          <li className={styles.term}>
            <b>
              {texts.budgetTerm} {formatYuan(programme.budget)}
            </b>
            <span>{texts.budgetWithin}</span>
          </li>
        )}
        <li>
          <Button onClick={() => setEdited("new")} small>
            {texts.addBlock}
          </Button>
        </li>
      </ul>
      {data.understood.length > 0 && (
        <p className={textStyles.soft}>{texts.venueTerms(data.understood.map(({ text }) => text).join("、"))}</p>
      )}
      {unread.length > 0 && <p className={textStyles.caution}>{texts.unread(unread.join("；"))}</p>}
      {hasGuess && <p className={styles.note}>{texts.guessedNote}</p>}
      {edited !== undefined && (
        <BlockEditor
          blocks={programme.blocks}
          index={edited === "new" ? undefined : edited}
          onChange={change}
          onClose={() => setEdited(undefined)}
        />
      )}
    </div>
  );
}

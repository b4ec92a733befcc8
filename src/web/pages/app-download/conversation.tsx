import { formatMetres, formatNumber, formatSize } from "#domain/format.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import { appZh } from "#texts/site/app.zh.ts";
import { splitSample } from "#texts/site/mark-sample.ts";
import { useRuntimeConfig } from "../../platform/runtime-config-context.ts";
import { Link } from "../../ui/navigation/link.tsx";
import { Picture, type Slot } from "../../ui/picture/picture.tsx";
import { Seal } from "../../ui/text/seal.tsx";
import { DemoTag } from "../../ui/text/demo-tag.tsx";
import textStyles from "../../ui/text/text.module.css";
import type { ShownSpace } from "./load-shown-space.ts";
import { formatShownSpaceHref, SpacePlan } from "./phone-figure.tsx";
import styles from "./conversation.module.css";

const { talk: texts } = appZh.chat;

const slots: Slot[] = [
  { from: 1000, width: "528px", ratio: 2 },
  { width: "80vw", ratio: 1.6 },
];

/** Renders an example of a conversation with the adviser, as a run-down: the figures are those of the space. */
export function Conversation({ space }: { space: ShownSpace }) {
  const { name, venueName, cityName, picture, drawing } = space;
  const { seated, length, width, height } = drawing;
  if (!seated) return null;
  const size = formatSize(length, width);
  const clear = height === undefined ? undefined : formatMetres(height);
  return (
    <section>
      <h2 className={styles.heading}>
        {texts.title}
        <DemoTag demo />
      </h2>
      <ol className={styles.runDown}>
        <Line at={texts.times[0]}>
          {texts.request(cityName, formatNumber(seated.people), getLayoutByKey(seated.layout).name)}
        </Line>
        <Line at={texts.times[1]} byAdviser>
          <Link href={formatShownSpaceHref(space)}>{`${venueName} ${name}`}</Link>
          {texts.offered(size, clear)}
        </Line>
        <Line at={texts.times[2]} byAdviser>
          <span className={styles.drawn}>
            {picture && (
              <Picture alt={`${venueName} ${name}`} className={styles.picture} mark picture={picture} slots={slots} />
            )}
            <span className={styles.plan}>
              <SpacePlan drawing={drawing} />
            </span>
          </span>
        </Line>
        {seated.screen && (
          <>
            <Line at={texts.times[3]}>{texts.sight}</Line>
            <Line at={texts.times[4]} byAdviser>
              {texts.seen(formatMetres(seated.lastRow))}
            </Line>
          </>
        )}
      </ol>
    </section>
  );
}

/** Characters of a name that a seal has room for. */
const mostOnSeal = 3;

/** Renders one line of the run-down: the hour, the seal of the adviser where it is theirs, and what is said. */
function Line({ at, byAdviser, children }: { at: string; byAdviser?: boolean; children: React.ReactNode }) {
  const { adviser } = useRuntimeConfig();
  const name = byAdviser && splitSample(adviser).text;
  return (
    <li className={byAdviser ? styles.ofAdviser : undefined}>
      <time>{at}</time>
      {name && name.length <= mostOnSeal && <Seal name={name} small />}
      <div>
        <span className={textStyles.visuallyHidden}>{byAdviser ? texts.adviser(name || "") : texts.visitor}</span>
        <p>{children}</p>
      </div>
    </li>
  );
}

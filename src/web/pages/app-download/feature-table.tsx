import { appZh } from "#texts/site/app.zh.ts";
import { useRuntimeConfig } from "../../platform/runtime-config-context.ts";
import { Link } from "../../ui/navigation/link.tsx";
import { FactTable } from "./fact-table.tsx";
import type { ShownSpace } from "./load-shown-space.ts";
import { formatShownSpaceHref } from "./phone-figure.tsx";

const { features: texts } = appZh;

/** Renders what the web site does on a phone, each with where to try it; what the operator has switched off is left out. */
export function FeatureTable({ space }: { space: ShownSpace | undefined }) {
  const { offline } = useRuntimeConfig();
  return (
    <FactTable
      columns={texts.columns}
      rows={[
        [
          texts.plan.name,
          <>
            {texts.plan.text}
            {space && <Link href={formatShownSpaceHref(space)}>{texts.plan.link(space.name)}</Link>}
          </>,
        ],
        ...(offline ? [[texts.offline.name, <OfflineText key="offline" />] as const] : []),
        [texts.queue.name, texts.queue.text],
        [texts.share.name, texts.share.text],
      ]}
    />
  );
}

const OfflineText = () => (
  <>
    {texts.offline.text}
    <Link href="/shortlist">{texts.offline.link}</Link>
  </>
);

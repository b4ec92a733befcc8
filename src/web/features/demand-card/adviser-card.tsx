import type { ReactNode } from "react";
import { formatCallbackShortZh } from "#texts/demand/callback.zh.ts";
import { venueZh } from "#texts/venue/venue.zh.ts";
import { useRuntimeConfig } from "../../platform/runtime-config-context.ts";
import { LinkButton } from "../../ui/forms/button.tsx";
import { CallbackText } from "../../ui/text/callback-text.tsx";
import { BlockRenderUntilLoaded } from "../../ui/states/block-render-until-loaded.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import bottomBarStyles from "../../ui/structure/bottom-bar.module.css";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import visibilityStyles from "../../ui/structure/visibility.module.css";
import textStyles from "../../ui/text/text.module.css";
import styles from "./adviser-card.module.css";

interface AdviserCardProps {
  title: string;
  text: string;
  button: string;
  /** The demand form's link, prefilled with what is known. */
  href: string;
  /** Further links. */
  children?: ReactNode;
}

/** Renders the side card that leads to an adviser: what to request, who calls back, and when. */
export function AdviserCard({ title, text, button, href, children }: AdviserCardProps) {
  const { adviser } = useRuntimeConfig();
  return (
    <div className={styles.adviserCard}>
      <h2 className={pageStructureStyles.subheading}>{title}</h2>
      <p>{text}</p>
      <LinkButton full href={href} variant="act">
        {button}
      </LinkButton>
      <p className={classNames(textStyles.small, styles.promise)}>
        <CallbackText format={(time) => venueZh.enquiry.promise(adviser, time)} />
        <BlockRenderUntilLoaded id="adviser-card" />
      </p>
      {children}
    </div>
  );
}

/** Renders the same link as a bar at the bottom of the phone. */
export function AdviserBar({ button, href }: Pick<AdviserCardProps, "button" | "href">) {
  return (
    <div className={classNames(bottomBarStyles.bottomBar, visibilityStyles.noPrint, styles.adviserBar)}>
      <p className={classNames(textStyles.small, styles.promise)}>
        <CallbackText format={formatCallbackShortZh} />
      </p>
      <LinkButton href={href} variant="act">
        {button}
      </LinkButton>
    </div>
  );
}

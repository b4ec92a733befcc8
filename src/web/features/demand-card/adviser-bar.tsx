import { formatCallbackShortZh } from "#texts/demand/callback.zh.ts";
import { LinkButton } from "../../ui/forms/button.tsx";
import { CallbackText } from "../../ui/text/callback-text.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import bottomBarStyles from "../../ui/structure/bottom-bar.module.css";
import visibilityStyles from "../../ui/structure/visibility.module.css";
import textStyles from "../../ui/text/text.module.css";
import styles from "./adviser-bar.module.css";

interface AdviserBarProps {
  button: string;
  /** Where the page's form is. */
  href: string;
}

/** Renders the link to an adviser as a bar at the bottom of the phone, with the time of their call. */
export function AdviserBar({ button, href }: AdviserBarProps) {
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

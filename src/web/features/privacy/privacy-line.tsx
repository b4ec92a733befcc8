import { type ComponentType, useEffect, useState } from "react";
import { isPrivatePath } from "#domain/private-page/is-private-path.ts";
import { getConsent } from "../../platform/tracking/consent.ts";
import { useRuntimeConfig } from "../../platform/runtime-config-context.ts";
import type { PrivacyProps } from "./privacy.tsx";

/** Loads the notice and hands it over; without network the next press tries again. */
const loadPrivacy = (give: (notice: () => ComponentType<PrivacyProps>) => void): void =>
  void import("./privacy.tsx").then(
    (module) => give(() => module.Privacy),
    () => undefined,
  );

/**
 * Renders the footer's line that opens the privacy notice. The notice is loaded when it is asked for, and where the visitor is to be
 * asked before visits are counted.
 */
export function PrivacyLine({ text, className }: { text: string; className?: string | undefined }) {
  const { analytics } = useRuntimeConfig();
  const [Privacy, setPrivacy] = useState<ComponentType<PrivacyProps>>();
  const [isOpen, setOpen] = useState(false);
  const needsConsent = analytics.enabled && analytics.consent;
  useEffect(() => {
    if (needsConsent && !getConsent() && !isPrivatePath(window.location.pathname)) loadPrivacy(setPrivacy);
  }, [needsConsent]);
  const open = () => {
    loadPrivacy(setPrivacy);
    setOpen(true);
  };
  return (
    <>
      <button className={className} onClick={open} type="button">
        {text}
      </button>
      {Privacy && <Privacy isOpen={isOpen} onClose={() => setOpen(false)} onOpen={open} />}
    </>
  );
}

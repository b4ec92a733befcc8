import { formatTelHref } from "#domain/format-tel-href.ts";
import { splitSample } from "#texts/site/mark-sample.ts";
import { useInterfaceTexts } from "../../platform/use-interface-texts.ts";
import { useRuntimeConfig } from "../../platform/runtime-config-context.ts";

/**
 * Renders the operator's telephone, which a press dials, with the hours in which somebody answers; a sample says so. Nothing
 * where none is set. Its place decides which of the three is shown: 拨打 on a phone, the number, the hours.
 */
export function HotlineLink({ className }: { className?: string | undefined }) {
  const { hotline } = useRuntimeConfig();
  const { telephone, demo } = useInterfaceTexts();
  if (!hotline) return null;
  const { text, isSample } = splitSample(hotline);
  return (
    <a className={className} href={formatTelHref(hotline)}>
      <span>{telephone.dial}</span>
      <b>{text}</b>
      <small>{isSample ? demo : telephone.hours}</small>
    </a>
  );
}

import { formatNumber } from "#domain/format.ts";
import { formatDemandFormHref } from "#domain/demand/format-demand-form-href.ts";
import { groupZh } from "#texts/marketing/group.zh.ts";
import { LinkButton } from "#web/ui/forms/button.tsx";
import { EmptyState } from "#web/ui/states/empty-state.tsx";
import type { GroupLinks } from "../group-links.ts";
import type { GroupData, GroupInput } from "../loader.ts";
import textStyles from "#web/ui/text/text.module.css";

type Relaxation = GroupData["venues"]["relax"][number];

interface NoVenuesProps {
  input: GroupInput;
  data: GroupData;
  links: GroupLinks;
}

/** Returns the page without one filter; without people, that of the most people that some venue holds. */
function formatRelaxedHref(kind: Relaxation["kind"], { data: { topic }, links }: NoVenuesProps): string {
  if (kind === "brand") return links.formatBrandHref();
  if (kind === "city") return links.formatCityHref();
  const { layout } = topic.eventSize;
  return kind === "people"
    ? links.formatSizeHref({ people: Math.max(1, topic.mostPeople), layout })
    : links.formatWithoutHref(kind);
}

/** Renders an empty ledger: which filter to leave out, and the demand form. */
export function NoVenues(props: NoVenuesProps) {
  const { input, data } = props;
  const { topic, venues } = data;
  const texts = groupZh.ledger;
  const { people, layout } = topic.eventSize;
  // Only where the people are what is too much is their room a help.
  const room = Math.sqrt((topic.required.area * 4) / 3);
  const isSizeAlone = topic.fits === 0 && topic.required.area < 20_000;
  return (
    <EmptyState
      relax={venues.relax.map(({ kind, total }) => ({
        label: texts.without(texts.relax[kind]),
        result: texts.relaxTo(formatNumber(total)),
        href: formatRelaxedHref(kind, props),
      }))}
      title={texts.none}
      {...(isSizeAlone && {
        room: {
          length: Math.round(room * 10) / 10,
          width: Math.round((topic.required.area / room) * 10) / 10,
          notes: [groupZh.overlay.area(formatNumber(topic.required.area)), `${formatNumber(people)} 人`],
        },
      })}
    >
      <p className={textStyles.soft}>{texts.hint}</p>
      <LinkButton
        href={formatDemandFormHref({
          ...(input.cityCode !== undefined && { city: input.cityCode }),
          people,
          layout,
          pageFrom: `zt/${input.group}`,
        })}
        variant="act"
      >
        {groupZh.enquiry.button}
      </LinkButton>
    </EmptyState>
  );
}

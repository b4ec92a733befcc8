import { judgeFit } from "#domain/seating/judge-fit.ts";
import type { PublishedSpace } from "#domain/seating/get-trusted-capacity.ts";
import type { LayoutKey } from "#domain/space/layouts.ts";
import type { FitTexts } from "#texts/venue/fit.zh.ts";
import { formatFit } from "#web/ui/text/format-fit.ts";

export interface FitTextProps {
  space: PublishedSpace;
  layout: LayoutKey;
  people: number;
  /** Texts in the page's language; Chinese if absent. */
  texts?: FitTexts;
}

/** Says how people fit a space in a layout. */
export const FitText = ({ space, layout, people, texts }: FitTextProps) =>
  formatFit(judgeFit(space, layout, people), texts);

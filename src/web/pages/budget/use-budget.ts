import { useRouter } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { computeEstimate, type Estimate } from "#domain/estimate/compute-estimate.ts";
import type {
  Assumptions,
  CompleteEstimateInput,
  EstimateEvent,
  EstimateInput,
} from "#domain/estimate/estimate-event.ts";
import { layoutByEventType } from "#domain/demand/layout-by-event-type.ts";
import { pickStatedPrices, toStatedPrice } from "#domain/estimate/to-stated-price.ts";
import { replaceAddress } from "../../platform/navigation/replace-address.ts";
import { formatBudgetHref } from "./format-budget-href.ts";
import type { BudgetData, BudgetInput } from "./loader.ts";

/** The estimate as it is now, and the functions that change it; the address follows. */
export interface Budget {
  estimateInput: CompleteEstimateInput;
  estimate: Estimate;
  isBusy: boolean;
  changeCity: (city: string) => void;
  changeEvent: (part: Partial<EstimateEvent>) => void;
  changeAssumptions: (assumptions: Partial<Assumptions>) => void;
  /** Changes the quantity of a line; undefined takes the rule's again. */
  changeQuantity: (key: string, quantity: number | undefined) => void;
  /** States a line's unit price, as the sheet shows it; undefined takes the city level's again. */
  changePrice: (key: string, yuan: number | undefined) => void;
  addLine: (key: string) => void;
  /** Takes back changed quantities, assumptions, stated prices and additions. */
  reset: () => void;
}

/** Returns the event with a change; another kind of event takes its own layout where the former kind's was used. */
function mergeEvent(event: EstimateEvent, part: Partial<EstimateEvent>): EstimateEvent {
  const hadOwnLayout = event.layout === (layoutByEventType[event.eventType] ?? "theatre");
  const layout = part.eventType && hadOwnLayout ? (layoutByEventType[part.eventType] ?? "theatre") : event.layout;
  return { ...event, layout, ...part };
}

/** Keeps the estimate of a page: computed in the browser from the page's prices, stored in the address. */
export function useBudget({ variant, estimate: given }: BudgetInput, { city, prices }: BudgetData): Budget {
  const router = useRouter();
  const [estimateInput, setEstimateInput] = useState(given);
  const [shownInput, setShownInput] = useState(given);
  const [isBusy, setBusy] = useState(false);
  // The page of another address: another city, or a link to an estimate.
  if (shownInput !== given) {
    setShownInput(given);
    setEstimateInput(given);
  }
  const change = (part: Partial<EstimateInput>) => {
    const next = { ...estimateInput, ...part };
    setEstimateInput(next);
    replaceAddress(formatBudgetHref(variant, city.pinyin, next));
  };
  const estimate = useMemo(() => computeEstimate(estimateInput, prices), [estimateInput, prices]);
  const { event, quantities, added, statedPrices } = estimateInput;
  return {
    estimateInput,
    estimate,
    isBusy,
    changeCity: (slug) => {
      setBusy(true);
      const href = formatBudgetHref(variant, slug, estimateInput);
      void router.navigate({ href, replace: true, resetScroll: false }).finally(() => setBusy(false));
    },
    changeEvent: (part) => {
      const merged = mergeEvent(event, part);
      change({ event: merged, statedPrices: pickStatedPrices(statedPrices, event, merged) });
    },
    changeAssumptions: (assumptions) => change({ assumptions }),
    changeQuantity: (key, quantity) => {
      const { [key]: _, ...others } = quantities;
      change({ quantities: quantity === undefined ? others : { ...others, [key]: quantity } });
    },
    changePrice: (key, yuan) => {
      const { [key]: _, ...others } = statedPrices;
      const stated = yuan === undefined ? {} : { [key]: toStatedPrice(key, yuan, estimate.facts, prices) };
      change({ statedPrices: { ...others, ...stated } });
    },
    addLine: (key) => change({ added: [...added, key] }),
    reset: () => change({ assumptions: {}, quantities: {}, added: [], statedPrices: {} }),
  };
}

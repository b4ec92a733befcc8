import { useEffect, useState } from "react";
import { toChinaDay } from "#domain/day.ts";

/**
 * Returns today's ISO day in China, where the events take place and the server checks their dates. Until the page is
 * hydrated it is `initial`, since pages are cached for everybody.
 */
export function useToday(initial?: string): string | undefined {
  const [today, setToday] = useState(initial);
  useEffect(() => setToday(toChinaDay(new Date())), []);
  return today;
}

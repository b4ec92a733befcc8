import { useEffect, useState } from "react";

/** Returns the current time, renewed every `refreshMs`; undefined until the page is hydrated, since pages are cached. */
export function useNow(refreshMs = 60_000): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    const update = () => setNow(new Date());
    update();
    const timer = setInterval(update, refreshMs);
    return () => clearInterval(timer);
  }, [refreshMs]);
  return now;
}

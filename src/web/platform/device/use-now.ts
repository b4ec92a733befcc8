import { useEffect, useState } from "react";

const refreshMs = 60_000;

/** Returns the current time, renewed every minute; undefined until the page is hydrated, since pages are cached. */
export function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    const update = () => setNow(new Date());
    update();
    const timer = setInterval(update, refreshMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}

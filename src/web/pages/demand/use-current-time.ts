import { useEffect, useState } from "react";

const refreshMs = 30_000;

/** Returns the current time, renewed twice a minute; at first that of the answer, so that server and browser agree. */
export function useCurrentTime(answeredAt: string): Date {
  const [now, setNow] = useState(() => new Date(answeredAt));
  useEffect(() => {
    const update = () => setNow(new Date());
    update();
    const timer = setInterval(update, refreshMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}

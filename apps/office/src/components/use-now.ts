import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** The time, to the minute: hours and days on the screen follow it. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}

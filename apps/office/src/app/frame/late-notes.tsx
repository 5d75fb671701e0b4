import { type ComponentType, Suspense, lazy, useEffect, useState } from 'react';

/** How long the page has for itself first, in ms. */
const LATER = 1_000;

const FootNotes = lazy<ComponentType>(() =>
  import('./foot-notes.tsx').then(
    (module) => ({ default: module.FootNotes }),
    () => ({ default: () => null }),
  ),
);

/** The notes at the foot, which are loaded after the page. */
export function LateNotes() {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATER);
    return () => clearTimeout(timer);
  }, []);
  return (
    isLate && (
      <Suspense>
        <FootNotes />
      </Suspense>
    )
  );
}

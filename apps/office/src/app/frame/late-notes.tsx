import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy, useEffect, useState } from 'react';
import { jobsQuery } from '../../api/jobs.ts';
import type { FootNotes as Loaded } from './foot-notes.tsx';

/** How long the page has for itself first, in ms. */
const LATER = 1_000;

const FootNotes = lazy<typeof Loaded>(() =>
  import('./foot-notes.tsx').then(
    (module) => ({ default: module.FootNotes }),
    () => ({ default: () => <></> }),
  ),
);

/** The notes at the foot, which are loaded after the page; its jobs are asked with it. */
export function LateNotes() {
  const { data: jobs = [] } = useQuery(jobsQuery);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATER);
    return () => clearTimeout(timer);
  }, []);
  return (
    isLate && (
      <Suspense>
        <FootNotes jobs={jobs} />
      </Suspense>
    )
  );
}

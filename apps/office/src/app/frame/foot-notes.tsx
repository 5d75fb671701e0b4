import type { OfficeJob } from '@tonalia/contract/office-jobs';
import { JobNotices } from './job-notices.tsx';
import { OfflineNote } from './offline-note.tsx';

/** Notes at the foot of every page: the connection while it is gone, and jobs. */
export const FootNotes = ({ jobs }: { jobs: readonly OfficeJob[] }) => (
  <div className="pointer-events-none fixed right-4 bottom-[calc(72px+var(--safe-bottom))] z-toast flex w-[min(400px,calc(100vw-32px))] flex-col gap-2 lg:right-7 lg:bottom-14">
    <OfflineNote />
    <JobNotices jobs={jobs} />
  </div>
);

import { useQuery } from '@tanstack/react-query';
import { jobsQuery } from '../../api/jobs.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { EmptyNote, LoadFailure, LoadingRows } from '../../components/states.tsx';
import { useNow } from '../../components/use-now.ts';
import { frameTexts } from '../../messages/frame.es-CO.ts';
import { jobTexts as texts } from '../../messages/jobs.es-CO.ts';
import { JobRow } from './job-row.tsx';

/** The operator's jobs, newest first: how far they are, what failed in them, and their files. */
export function JobsScreen() {
  const list = useQuery(jobsQuery);
  const now = useNow();
  return (
    <>
      <PageHeader lined title={frameTexts.jobs} />
      {list.isPending && <LoadingRows />}
      {list.isError && !list.data && (
        <LoadFailure what={texts.what} cause={list.error} onRetry={() => void list.refetch()} />
      )}
      {list.data?.length === 0 && <EmptyNote title={texts.empty} text={texts.emptyText} />}
      {list.data && list.data.length > 0 && (
        <ul className="px-4 lg:px-7">
          {list.data.map((job) => (
            <JobRow key={job._id} job={job} now={now} />
          ))}
        </ul>
      )}
    </>
  );
}

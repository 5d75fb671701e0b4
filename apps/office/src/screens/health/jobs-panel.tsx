import type { OfficeJob } from '@tonalia/contract/office-jobs';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { classNames } from '@tonalia/ui/class-names';
import { Icon } from '@tonalia/ui/icon';
import { jobsQuery } from '../../api/jobs.ts';
import { Panel } from '../../components/panel.tsx';
import { LoadFailure } from '../../components/states.tsx';
import { formatWhen } from '../../components/when.ts';
import { healthTexts as texts } from '../../messages/health.es-CO.ts';
import { jobName, jobTexts } from '../../messages/jobs.es-CO.ts';
import { tookWords } from './took-words.ts';

const SHOWN = 5;
const dots = {
  waiting: 'bg-surface-3',
  running: 'bg-info',
  done: 'bg-brand',
  failed: 'bg-danger',
  stopped: 'bg-surface-3',
};

/** The newest jobs with their state, their hour and how long they took. */
export function JobsPanel({ now }: { now: Date }) {
  const jobs = useQuery(jobsQuery);
  const shown = (jobs.data ?? []).slice(0, SHOWN);
  return (
    <Panel label={texts.jobs} className="overflow-hidden">
      <div className="flex min-h-[46px] items-center justify-between gap-3 px-[18px]">
        <h2 className="text-[0.9375rem] leading-none font-[650]">
          {texts.jobs}{' '}
          {jobs.data && (
            <span className="font-medium text-text-2">{texts.shownOf(shown.length, jobs.data.length)}</span>
          )}
        </h2>
        <Link
          to="/tareas"
          className="pressable inline-flex min-h-8 items-center gap-1.5 text-[0.84375rem] text-text-2 no-underline max-lg:min-h-11"
        >
          {texts.jobsAll}
          <Icon name="chevron-right" size="sm" />
        </Link>
      </div>
      {jobs.isError && !jobs.data && (
        <LoadFailure what={texts.jobsWhat} cause={jobs.error} onRetry={() => void jobs.refetch()} />
      )}
      {jobs.data?.length === 0 && (
        <p className="border-t border-hair px-[18px] py-6 text-text-2">
          <b className="block font-semibold text-text">{texts.jobsNone}</b>
          {texts.jobsText}
        </p>
      )}
      <ul>
        {shown.map((job) => (
          <li key={job._id} className="flex min-h-11 items-center gap-3 border-t border-hair px-[18px] py-2">
            <span className={classNames('size-2 shrink-0 rounded-full', dots[job.state])} />
            <b className="min-w-0 flex-1 truncate text-[0.875rem] font-semibold">{jobName(job)}</b>
            <span className="text-small text-text-2">{formatWhen(new Date(job.createdAt), now)}</span>
            <span
              className={classNames(
                'w-24 text-right text-small font-semibold',
                job.state === 'failed' ? 'text-danger' : 'text-text-2',
              )}
            >
              {tookOf(job)}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** "18 s" of a job that is done; the name of its state otherwise. */
function tookOf({ state, startedAt, endedAt }: OfficeJob): string {
  if (state !== 'done' || !startedAt || !endedAt) return jobTexts.states[state];
  return tookWords((Date.parse(endedAt) - Date.parse(startedAt)) / 1000);
}

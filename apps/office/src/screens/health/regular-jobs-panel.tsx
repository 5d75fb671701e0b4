import type { RegularJobHealth } from '@tonalia/contract/office-health';
import { regularJobNames } from '@tonalia/contract/regular-job-names.es-CO';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { classNames } from '@tonalia/ui/class-names';
import { regularJobsQuery, runRegularJob } from '../../api/health.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { failureNotice } from '../../components/failure-notice.tsx';
import { useNotify } from '../../components/notices.tsx';
import { OutlineButton } from '../../components/outline-button.tsx';
import { Panel } from '../../components/panel.tsx';
import { LoadFailure } from '../../components/states.tsx';
import { formatHour, formatWhen } from '../../components/when.ts';
import { healthTexts } from '../../messages/health.es-CO.ts';
import { regularJobTexts as texts } from '../../messages/regular-jobs.es-CO.ts';
import { tookWords } from './took-words.ts';

const SHOWN = 5;
const dots = { waiting: 'bg-surface-3', running: 'bg-info', done: 'bg-brand', failed: 'bg-danger' };
const order: readonly RegularJobHealth['state'][] = ['failed', 'running'];

/** Those that failed, then those that run, then the next ones. */
const sorted = (jobs: readonly RegularJobHealth[]): RegularJobHealth[] => {
  const rank = ({ state }: RegularJobHealth) => (order.includes(state) ? order.indexOf(state) : order.length);
  return jobs.toSorted((one, other) => rank(one) - rank(other) || one.nextAt.localeCompare(other.nextAt));
};

/** The jobs that run at an interval: when each ran, when it runs next, and the way to run it now. */
export function RegularJobsPanel({ now }: { now: Date }) {
  const mayRepair = mayDo(useOperator(), 'health.repair');
  const [isWhole, setWhole] = useState(false);
  const jobs = useQuery(regularJobsQuery);
  const all = sorted(jobs.data ?? []);
  const shown = isWhole ? all : all.slice(0, SHOWN);
  return (
    <Panel label={texts.title} className="overflow-hidden">
      <div className="flex min-h-[46px] items-center justify-between gap-3 px-[18px]">
        <h2 className="text-[0.9375rem] leading-none font-[650]">
          {texts.title}{' '}
          {jobs.data && (
            <span className="font-medium text-text-2">{healthTexts.shownOf(shown.length, all.length)}</span>
          )}
        </h2>
        {all.length > SHOWN && (
          <button
            type="button"
            aria-expanded={isWhole}
            className="pressable min-h-8 text-[0.84375rem] text-text-2 max-lg:min-h-11"
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? texts.fewer : texts.all}
          </button>
        )}
      </div>
      {jobs.isError && !jobs.data && (
        <LoadFailure what={texts.what} cause={jobs.error} onRetry={() => void jobs.refetch()} />
      )}
      {shown.length > 0 && (
        <table className="data-table" style={{ '--row': '44px', '--edge': '18px' } as object}>
          <thead>
            <tr>
              <th scope="col">{texts.name}</th>
              <th scope="col" className="max-lg:hidden">
                {texts.every}
              </th>
              <th scope="col" className="max-lg:hidden">
                {texts.last}
              </th>
              <th scope="col" className="max-lg:hidden">
                {texts.next}
              </th>
              <th scope="col" className="amount">
                {texts.took}
              </th>
              {mayRepair && (
                <th scope="col">
                  <span className="sr-only">{texts.run}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {shown.map((job) => (
              <JobRow key={job.name} job={job} now={now} mayRepair={mayRepair} />
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}

type JobRowProps = { job: RegularJobHealth; now: Date; mayRepair: boolean };

function JobRow({ job, now, mayRepair }: JobRowProps) {
  const { state, startedAt, seconds } = job;
  const name = regularJobNames[job.name];
  const every = texts.interval(job.every);
  const next = formatHour(new Date(job.nextAt));
  const last = startedAt && formatWhen(new Date(startedAt), now);
  const when = [every, last && texts.lastAt(last), texts.nextAt(next)].filter(Boolean).join(', ');
  return (
    <tr>
      <td className="w-full whitespace-normal!">
        <JobName state={state} name={name} when={when} />
      </td>
      <td className="text-text-2 max-lg:hidden">{every}</td>
      <td className="text-text-2 max-lg:hidden">{last ?? '–'}</td>
      <td className="text-text-2 max-lg:hidden">{next}</td>
      <td className={classNames('amount', state === 'failed' && 'font-semibold text-danger')}>
        {state === 'done' ? tookWords(seconds ?? 0) : texts.states[state]}
      </td>
      {mayRepair && <td className="w-11">{job.canRun && <RunNow job={job} name={name} />}</td>}
    </tr>
  );
}

/** The state of a job and its name; on a phone with when it runs. */
const JobName = ({ state, name, when }: Pick<RegularJobHealth, 'state'> & { name: string; when: string }) => (
  <span className="flex items-baseline gap-2.5">
    <span className={classNames('size-2 shrink-0 rounded-full', dots[state])} />
    <span className="min-w-0 py-1 leading-[1.25]">
      <b className="font-semibold">{name}</b>
      <span className="block text-small text-text-2 lg:hidden">{when}</span>
    </span>
  </span>
);

function RunNow({ job, name }: { job: RegularJobHealth; name: string }) {
  const cache = useQueryClient();
  const notify = useNotify();
  const run = useMutation({
    mutationFn: () => runRegularJob(job.name),
    onSuccess: () => notify({ color: 'white', message: texts.begun(name) }),
    onError: (cause) => notify(failureNotice(cause, () => run.mutate())),
    onSettled: () => cache.invalidateQueries({ queryKey: regularJobsQuery.queryKey }),
  });
  return (
    <OutlineButton
      icon="play"
      label={texts.runOne(name)}
      bare
      className="max-lg:size-11!"
      disabled={run.isPending || job.state === 'running'}
      onClick={() => run.mutate()}
    />
  );
}

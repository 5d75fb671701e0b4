import type { OfficeJob } from '@tonalia/contract/office-jobs';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { classNames } from '@tonalia/ui/class-names';
import { Icon } from '@tonalia/ui/icon';
import { isOpen, jobFile } from '../../api/jobs.ts';
import { forgetOrders } from '../../api/orders.ts';
import { jobTexts as texts, jobName } from '../../messages/jobs.es-CO.ts';

/** Jobs at the foot of every page but their own: those that run, and those that ended while the page was open until they are hidden. */
export function JobNotices({ jobs }: { jobs: readonly OfficeJob[] }) {
  const isOnPage = useLocation({ select: ({ pathname }) => pathname === '/tareas' });
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const seen = useSeenOpen(jobs);
  const shown = jobs.filter((job) => (isOpen(job) || seen.has(job._id)) && !hidden.includes(job._id)).slice(0, 3);
  if (isOnPage || shown.length === 0) return null;
  return (
    <ul className="flex flex-col gap-2">
      {shown.map((job) => (
        <li key={job._id}>
          <JobNotice job={job} onHide={() => setHidden((ids) => [...ids, job._id])} />
        </li>
      ))}
    </ul>
  );
}

/** Ids of the jobs that this page saw open. What a job changed makes the lists of orders old. */
function useSeenOpen(jobs: readonly OfficeJob[]): ReadonlySet<string> {
  const cache = useQueryClient();
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const open = jobs.filter(isOpen).map(({ _id }) => _id);
  if (open.some((id) => !seen.has(id))) setSeen(new Set([...seen, ...open]));
  const count = open.length;
  const before = useRef(0);
  useEffect(() => {
    if (count < before.current) void forgetOrders(cache);
    before.current = count;
  }, [cache, count]);
  return seen;
}

const marks = {
  waiting: undefined,
  running: undefined,
  done: 'check-circle',
  failed: 'alert-circle',
  stopped: 'x',
} as const;

function JobNotice({ job, onHide }: { job: OfficeJob; onHide: () => void }) {
  const { _id, state, done, total, failed, file } = job;
  const mark = failed > 0 && state === 'done' ? 'alert-triangle' : marks[state];
  return (
    <div
      role={state === 'failed' ? 'alert' : 'status'}
      className={classNames(
        'rise pointer-events-auto flex min-h-[46px] items-center gap-[11px] rounded-[16px] px-3.5 py-2 text-[0.875rem] leading-[1.4] font-semibold shadow-3',
        state === 'failed' ? 'bg-danger-soft text-danger-ink' : 'bg-surface text-text',
      )}
    >
      {mark ? (
        <Icon name={mark} size="sm" className={mark === 'check-circle' ? 'text-brand-text' : undefined} />
      ) : (
        <Icon name="spinner" size="sm" className="spin text-text-2" />
      )}
      <Link to="/tareas" className="min-w-0 flex-1 text-inherit no-underline hover:underline">
        {jobName(job)}
        {failed > 0 && <span className="block text-small font-medium text-warn">{texts.failed(failed)}</span>}
      </Link>
      {isOpen(job) ? (
        <JobProgress done={done} total={total} className="w-20 shrink-0" />
      ) : (
        <>
          {file && (
            <a href={jobFile(_id)} download className="text-brand-text">
              {texts.download}
            </a>
          )}
          <button type="button" aria-label={texts.hide} title={texts.hide} className="touch-area" onClick={onHide}>
            <Icon name="x" size="sm" />
          </button>
        </>
      )}
    </div>
  );
}

/** How far a job is; empty while its size is not known. */
function JobProgress({ done, total, className }: { done: number; total: number | null; className?: string }) {
  const share = total ? Math.min(100, (done / total) * 100) : 0;
  return (
    <span
      role="progressbar"
      aria-label={texts.of(done, total)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share)}
      className={classNames('h-1.5 overflow-hidden rounded-[3px] bg-surface-3', className)}
    >
      <span className="block h-full bg-brand" style={{ width: `${share}%` }} />
    </span>
  );
}

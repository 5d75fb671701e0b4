import type { OfficeJob } from '@tonalia/contract/office-jobs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { classNames } from '@tonalia/ui/class-names';
import { isOpen, jobFile, stopJob } from '../../api/jobs.ts';
import { failureNotice } from '../../components/failure-notice.tsx';
import { useNotify } from '../../components/notices.tsx';
import { OfficeButton, officeButtonClass } from '../../components/office-button.tsx';
import { formatWhen, formatWhenInFull } from '../../components/when.ts';
import { UndoButton } from '../../features/order-acts/undo-button.tsx';
import { ProgressBar } from '../../features/picking/progress-bar.tsx';
import { jobTexts as texts, jobName } from '../../messages/jobs.es-CO.ts';

const tones = {
  waiting: 'text-text-2',
  running: 'text-info',
  done: 'text-brand-text',
  failed: 'text-danger',
  stopped: 'text-text-2',
};

/** One job with its progress, its failures by row, and what can be done with it. */
export function JobRow({ job, now }: { job: OfficeJob; now: Date }) {
  const { state, done, total, failed, problem, createdAt, file, undo } = job;
  const name = jobName(job);
  const isUndoable = undo !== null && new Date(undo.until) > now;
  return (
    <li className="border-b border-hair py-3.5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-[200px] flex-1">
          <b className="block font-semibold">{name}</b>
          <span className="text-small text-text-2">
            <span className={classNames('font-semibold', tones[state])}>{texts.states[state]}</span>
            {`, ${formatWhen(new Date(createdAt), now)}`}
            {tookWords(job)}
            {file && `, ${texts.until(formatWhenInFull(new Date(file.until), now))}`}
          </span>
        </div>
        {isOpen(job) && (
          <span className="flex w-[180px] items-center gap-3 text-small text-text-2">
            <ProgressBar done={done} all={total ?? 0} className="flex-1" />
            {texts.of(done, total)}
          </span>
        )}
        {failed > 0 && <span className="text-small font-semibold text-warn">{texts.failed(failed)}</span>}
        {isOpen(job) && <StopButton job={job} name={name} />}
        {isUndoable && <UndoButton undo={undo} />}
        {file && (
          <a
            href={jobFile(job._id)}
            download
            aria-label={texts.downloadOne(file.name)}
            className={officeButtonClass('secondary', true)}
          >
            {texts.download}
          </a>
        )}
      </div>
      {problem && (
        <p role="alert" className="mt-1.5 text-small text-danger">
          {problem}
        </p>
      )}
      {failed > 0 && <Failures job={job} />}
    </li>
  );
}

function tookWords({ startedAt, endedAt }: OfficeJob): string {
  if (!startedAt || !endedAt) return '';
  const seconds = Math.max(1, Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / 1000));
  return `, ${seconds < 90 ? texts.seconds(seconds) : texts.minutes(Math.round(seconds / 60))}`;
}

function StopButton({ job, name }: { job: OfficeJob; name: string }) {
  const cache = useQueryClient();
  const notify = useNotify();
  const stopping = useMutation({
    mutationFn: () => stopJob(cache, job._id),
    onError: (cause) => notify(failureNotice(cause, () => stopping.mutate())),
  });
  return (
    <OfficeButton
      look="secondary"
      small
      busy={stopping.isPending}
      aria-label={texts.stopOne(name)}
      onClick={() => stopping.mutate()}
    >
      {texts.stop}
    </OfficeButton>
  );
}

/** What could not be done, each with its reason. */
function Failures({ job: { failures, failed } }: { job: OfficeJob }) {
  return (
    <details className="mt-2">
      <summary className="w-fit cursor-pointer text-small font-semibold text-text-2">{texts.failures}</summary>
      <ul className="mt-1">
        {failures.map(({ id, message }) => (
          <li key={id} className="flex gap-3 border-t border-hair py-2 text-small first:border-t-0">
            <Link to="/pedidos/$code" params={{ code: id }} className="font-semibold whitespace-nowrap">
              {id}
            </Link>
            <span className="text-text-2">{message}</span>
          </li>
        ))}
        {failed > failures.length && (
          <li className="py-2 text-small text-text-3">{texts.more(failed - failures.length)}</li>
        )}
      </ul>
    </details>
  );
}

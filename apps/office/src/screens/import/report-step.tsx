import type { ImportRun, OneImport } from '@tonalia/contract/import-office';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { dayIn, formatShortDay } from '@tonalia/rules/dates';
import { formatNumber } from '@tonalia/rules/money';
import { classNames } from '@tonalia/ui/class-names';
import { Icon } from '@tonalia/ui/icon';
import { sentenceOf } from '../../api/call-failure.ts';
import { forgetImports, importReport, importsQuery, isInWork, keepImport, stopImport } from '../../api/imports.ts';
import { beginJob } from '../../api/jobs.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { useNotify } from '../../components/notices.tsx';
import { OfficeButton, officeButtonClass } from '../../components/office-button.tsx';
import { Panel } from '../../components/panel.tsx';
import { useNow } from '../../components/use-now.ts';
import { UploadPhotos } from '../../features/photos/upload-photos.tsx';
import { useSensitive } from '../../features/sensitive/use-sensitive.tsx';
import { ProgressBar } from '../../features/picking/progress-bar.tsx';
import { importTexts as texts } from '../../messages/import.es-CO.ts';
import { isOfCatalogue } from './import-search.ts';
import { useSecondsLeft } from './use-seconds-left.ts';
import { ImportsTable } from './imports-table.tsx';

/** What an import did so far, with its report; it can be stopped, and go on later. */
export function ReportStep({ one }: { one: OneImport }) {
  const cache = useQueryClient();
  const now = useNow();
  const list = useQuery(importsQuery(1));
  const stop = useMutation({
    mutationFn: () => stopImport(one._id),
    onSuccess: (stopped) => keepImport(cache, stopped),
  });
  const resume = useSensitive(texts.stepUp);
  const goOn = () =>
    resume.run(async () => {
      await beginJob(cache, { kind: 'import_run', importId: one._id });
      await forgetImports(cache);
    });
  const { run, state } = one;
  const done = state === 'done' || state === 'undone' ? one.rows : (run?.done ?? 0);
  const secondsLeft = useSecondsLeft(done, one.rows, state === 'running');
  const problem = resume.failure ?? (stop.error ? sentenceOf(stop.error) : undefined);
  return (
    <div className="flex flex-1 flex-col gap-4 p-4 lg:px-7 lg:py-5">
      <Panel label={one.number}>
        <div className="flex flex-wrap items-center gap-3">
          <span className="inline-flex size-10 items-center justify-center rounded-[12px] bg-brand-soft text-brand-text">
            <Icon
              name={isInWork(one) ? 'spinner' : state === 'stopped' ? 'pause' : 'check'}
              size="sm"
              className={isInWork(one) ? 'spin' : undefined}
            />
          </span>
          <span role="status" className="min-w-[200px] flex-1">
            <b className="block font-semibold">
              {one.number}, {one.name}
            </b>
            <span className="text-small text-text-2">
              {state === 'stopped' ? texts.stoppedAt(done) : texts.progressOf(done, one.rows)}
              {secondsLeft !== undefined && `, ${texts.timeLeft(secondsLeft)}`}
              {run?.pricesFrom &&
                `. ${texts.enteredOn(formatShortDay(dayIn(new Date(run.pricesFrom))).toLocaleLowerCase('es-CO'))}`}
              {state === 'running' && `. ${texts.background}`}
            </span>
          </span>
          {state === 'running' && (
            <OfficeButton look="secondary" small busy={stop.isPending} onClick={() => stop.mutate()}>
              {texts.stop}
            </OfficeButton>
          )}
          {state === 'stopped' && (
            <OfficeButton busy={resume.isBusy} onClick={() => void goOn()}>
              {texts.goOn}
            </OfficeButton>
          )}
          {!isInWork(one) && (
            <a href={importReport(one._id)} download className={officeButtonClass('secondary', true)}>
              <Icon name="download" size="sm" />
              {texts.report}
            </a>
          )}
        </div>
        <ProgressBar done={done} all={one.rows} className="mt-4" />
        {state === 'undone' && run && <UndoneNote id={one._id} undone={run.undone} />}
        <Figures one={one} />
        {!isInWork(one) && run && <PhotosNote one={one} />}
        {problem && (
          <p role="alert" className="mt-3 font-semibold text-danger">
            {problem}
          </p>
        )}
      </Panel>
      {resume.dialog}
      {list.data && <ImportsTable imports={list.data.results} now={now} />}
    </div>
  );
}

/** Of a list that names photographs: where their files come from. */
function PhotosNote({ one }: { one: OneImport }) {
  const mayEdit = mayDo(useOperator(), 'catalogue.edit');
  const column = one.columns.find(({ target }) => target === 'photo');
  if (!mayEdit || !column) return null;
  const hasAddresses = column.samples.some((cell) => /https?:\/\//i.test(cell));
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3 border-t border-line pt-4">
      <p className="min-w-[200px] flex-1 text-text-2">{hasAddresses ? texts.photosAddressed : texts.photosNamed}</p>
      {hasAddresses ? <FetchPhotos /> : <UploadPhotos />}
    </div>
  );
}

function FetchPhotos() {
  const cache = useQueryClient();
  const notify = useNotify();
  const fetching = useMutation({
    mutationFn: () => beginJob(cache, { kind: 'photos_fetch' }),
    onSuccess: () => notify({ color: 'white', message: texts.fetchingPhotos }),
    onError: (cause) => notify({ color: 'red', message: sentenceOf(cause) }),
  });
  return (
    <OfficeButton look="secondary" icon="image" busy={fetching.isPending} onClick={() => fetching.mutate()}>
      {texts.fetchPhotos}
    </OfficeButton>
  );
}

function UndoneNote({ id, undone: { back, kept } }: { id: string; undone: ImportRun['undone'] }) {
  return (
    <p className="mt-3 flex flex-wrap items-center gap-2">
      {texts.undone(back, kept)}
      {kept > 0 && (
        <Link
          to="/importar/$importId"
          params={{ importId: id }}
          search={{ paso: 'revisar', filtro: 'siguen' }}
          className="touch-area font-[650] text-brand-text no-underline"
        >
          {texts.seeKept}
        </Link>
      )}
    </p>
  );
}

function Figures({ one }: { one: OneImport }) {
  const { kind, run, check } = one;
  const counts = run?.counts ?? check?.counts;
  if (!counts) return null;
  // while it runs, the check says how many there will be
  const foreseen = one.state === 'running' || one.state === 'stopped' ? check?.counts : null;
  const boxes = [
    [texts.columns.created, counts.created, foreseen?.created],
    ...(isOfCatalogue(kind)
      ? ([
          [texts.columns.prices, counts.priced, foreseen?.priced],
          [texts.columns.stock, counts.stocked, foreseen?.stocked],
        ] as const)
      : ([
          [texts.columns.updated, counts.updated, foreseen?.updated],
          [texts.columns.unchanged, counts.unchanged, foreseen?.unchanged],
        ] as const)),
    [texts.columns.skipped, counts.skipped, foreseen?.skipped],
  ] as const;
  return (
    <dl className="mt-4 grid grid-cols-2 gap-4 lg:grid-cols-4 lg:gap-0">
      {boxes.map(([name, count, all]) => (
        <div key={name} className="border-line lg:not-first:pl-5 lg:not-last:border-r">
          <dt className="text-small text-text-2">{name}</dt>
          <dd
            className={classNames(
              'mt-1 font-display text-[1.375rem] leading-[1.2] font-[660] tracking-[-0.02em] tabular-nums',
              name === texts.columns.skipped && count > 0 && 'text-warn',
            )}
          >
            {formatNumber(count)}
            {all !== undefined && (
              <span className="ml-2 font-sans text-[0.8125rem] font-normal tracking-normal text-text-3">
                {texts.ofAll(all)}
                {count > 0 && count >= all && name !== texts.columns.skipped && (
                  <Icon name="check" size="xs" className="ml-2 inline text-brand-text" />
                )}
              </span>
            )}
          </dd>
        </div>
      ))}
      {run && run.withdrawn > 0 && (
        <p className="col-span-full text-small text-text-2">{texts.withdrawn(run.withdrawn)}</p>
      )}
    </dl>
  );
}

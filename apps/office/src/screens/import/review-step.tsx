import { startOfDay } from '@tonalia/rules/calendar';
import type { ImportRun, OneImport } from '@tonalia/contract/import-office';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Icon } from '@tonalia/ui/icon';
import { sentenceOf } from '../../api/call-failure.ts';
import { forgetImports, importReport, isInWork } from '../../api/imports.ts';
import { beginJob } from '../../api/jobs.ts';
import { OfficeButton, officeButtonClass } from '../../components/office-button.tsx';
import { Panel } from '../../components/panel.tsx';
import { PricesStart } from '../../components/prices-start.tsx';
import { useSensitive } from '../../features/sensitive/use-sensitive.tsx';
import { ProgressBar } from '../../features/picking/progress-bar.tsx';
import { importTexts as texts } from '../../messages/import.es-CO.ts';
import { ChangesPanel } from './changes-panel.tsx';
import { Counters } from './counters.tsx';
import { FallsNote } from './falls-note.tsx';
import { FileHead, StepFoot } from './file-head.tsx';
import { type ImportSearch, readImportSearch } from './import-search.ts';
import { warehouseNames } from './target-names.ts';
import { MissingNote, PricesNote } from './review-notes.tsx';
import { SkippedPanel } from './skipped-panel.tsx';

/** What the list would do, row by row, before it is confirmed. */
export function ReviewStep({ one, search }: { one: OneImport; search: ImportSearch }) {
  const { check } = one;
  if (one.state === 'checking' || !check?.counts) return <Checking one={one} />;
  return <Checked one={one} check={check} search={search} />;
}

/** The warehouse of the list's units, when it has those of one only. */
function onlyWarehouse(one: OneImport): string | undefined {
  const stocked = one.columns.flatMap(({ target }) => (target?.startsWith('stock:') ? [target] : []));
  return stocked.length === 1 ? warehouseNames(one).get(stocked[0] ?? '') : undefined;
}

const Checking = ({ one }: { one: OneImport }) => (
  <div className="flex flex-1 flex-col gap-4 p-4 lg:px-7 lg:py-5">
    <FileHead one={one} />
    <Panel>
      <p role="status" className="flex items-center gap-2 font-semibold">
        {isInWork(one) && <Icon name="spinner" size="sm" className="spin" />}
        {texts.reviewing}
      </p>
      <p className="mt-1 text-small text-text-2">{texts.progressOf(one.check?.done ?? 0, one.rows)}</p>
      <ProgressBar done={one.check?.done ?? 0} all={one.rows} className="mt-3" />
    </Panel>
  </div>
);

function Checked({ one, check, search }: { one: OneImport; check: ImportRun; search: ImportSearch }) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [withdraws, setWithdraws] = useState(false);
  const [leavesFalls, setLeavesFalls] = useState(false);
  const [pricesDay, setPricesDay] = useState<string>();
  const params = { importId: one._id };
  const missing = check.missing.reduce((sum, brand) => sum + brand.missing, 0);
  // a list with credit asks for the second factor again, as many large changes of programmed prices do
  const begin = useSensitive(texts.pricesStepUp);
  const confirm = () =>
    begin.run(async () => {
      await beginJob(cache, {
        kind: 'import_run',
        importId: one._id,
        withdraws,
        missingSeen: withdraws ? missing : 0,
        leavesFalls,
        pricesFrom: pricesDay === undefined ? null : startOfDay(pricesDay).toISOString(),
      });
      await forgetImports(cache);
      void navigate({ to: '/importar/$importId', params, search: {} });
    });
  const recheck = useMutation({
    mutationFn: (takesDoubted: boolean) => beginJob(cache, { kind: 'import_check', importId: one._id, takesDoubted }),
    onSuccess: () => forgetImports(cache),
  });
  const show = (part: { [K in keyof ImportSearch]?: ImportSearch[K] | undefined }) =>
    void navigate({
      to: '/importar/$importId',
      params,
      search: readImportSearch({ ...search, pagina: undefined, ...part }),
      replace: true,
      resetScroll: false,
    });
  const problem = begin.failure ?? (recheck.error ? sentenceOf(recheck.error) : undefined);
  const { counts } = check;
  const rows = (counts?.created ?? 0) + (counts?.updated ?? 0);
  return (
    <>
      <div className="flex flex-1 flex-col gap-4 p-4 lg:px-7 lg:py-5">
        <FileHead one={one}>
          <a href={importReport(one._id)} download className={officeButtonClass('secondary', true)}>
            <Icon name="download" size="sm" />
            {texts.downloadChanges}
          </a>
        </FileHead>
        <Counters
          kind={one.kind}
          run={check}
          warehouse={onlyWarehouse(one)}
          chosen={search.filtro}
          onChoose={(filtro) => show({ filtro, q: undefined })}
        />
        <PricesNote
          check={check}
          isBusy={recheck.isPending}
          onSee={() => show({ filtro: 'dudosos', q: undefined })}
          onTake={(takes) => recheck.mutate(takes)}
        />
        <FallsNote
          check={check}
          isLeft={leavesFalls}
          onSee={() => show({ filtro: 'bajas', q: undefined })}
          onLeave={one.run === null ? setLeavesFalls : undefined}
        />
        <MissingNote check={check} withdraws={withdraws} onChoose={setWithdraws} />
        <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_400px] [&:has(>:only-child)]:xl:grid-cols-1">
          <ChangesPanel one={one} search={search} onShow={show} />
          {one.run === null && search.filtro !== 'saltados' && (
            <SkippedPanel one={one} onAll={() => show({ filtro: 'saltados', q: undefined })} />
          )}
        </div>
        {problem && (
          <p role="alert" className="font-semibold text-danger">
            {problem}
          </p>
        )}
      </div>
      {one.run === null && (
        <StepFoot note={(counts?.priced ?? 0) > 0 && <PricesStart day={pricesDay} onDay={setPricesDay} />}>
          <OfficeButton look="secondary" onClick={() => show({ paso: 'columnas' })}>
            {texts.goBack}
          </OfficeButton>
          <OfficeButton
            disabled={check.isRefused || (rows === 0 && !withdraws)}
            busy={begin.isBusy}
            onClick={() => void confirm()}
          >
            {texts.confirm(rows)}
          </OfficeButton>
        </StepFoot>
      )}
      {begin.dialog}
    </>
  );
}

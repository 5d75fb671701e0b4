import type { ImportColumn, ImportKind, OneImport } from '@tonalia/contract/import-office';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { sentenceOf } from '../../api/call-failure.ts';
import { forgetImports, keepImport, saveColumns, takeTemplate } from '../../api/imports.ts';
import { beginJob } from '../../api/jobs.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { Panel } from '../../components/panel.tsx';
import { CommitSelect, RowSelect } from '../../components/row-select.tsx';
import { Segments } from '../../components/segments.tsx';
import { TickBox } from '../../components/tick-box.tsx';
import { importTexts as texts } from '../../messages/import.es-CO.ts';
import { ColumnRow } from './column-row.tsx';
import { FileHead, StepFoot } from './file-head.tsx';

const modes = ['both', 'update', 'create'] as const;
const marks = ['comma', 'dot'] as const;

const SAMPLES = 3;

/** A column of a list without titles: its first cell is one of its samples. */
const withoutTitle = ({ title, untitled, samples, ...column }: ImportColumn): ImportColumn => ({
  ...column,
  title: untitled,
  untitled,
  found: null,
  samples: [title, ...samples].slice(0, SAMPLES),
});

/** Customers and what they owe are read in whole pesos. */
const hasDecimals = (kind: ImportKind): boolean => kind !== 'customers' && kind !== 'receivables';

/** What each column of the list is, beside its first rows; kept for the supplier when it has a name. */
export function ColumnsStep({ one }: { one: OneImport }) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [targets, setTargets] = useState(() => one.columns.map(({ target }) => target));
  const [supplier, setSupplier] = useState(one.template ?? '');
  const [remembers, setRemembers] = useState(true);
  const [mode, setMode] = useState(one.mode);
  const [hasTitles, setHasTitles] = useState(one.hasTitles);
  const [decimals, setDecimals] = useState(one.decimals);
  const [touched, setTouched] = useState<ReadonlySet<number>>(new Set());
  const check = useMutation({
    mutationFn: async () => {
      const template = remembers && supplier.trim() !== '' ? supplier.trim() : null;
      const saved = await saveColumns(one._id, {
        version: one.version,
        targets,
        template,
        mode,
        hasTitles,
        decimals: decimals ?? undefined,
      });
      await beginJob(cache, { kind: 'import_check', importId: one._id });
      return saved;
    },
    onSuccess: async () => {
      await forgetImports(cache);
      void navigate({ to: '/importar/$importId', params: { importId: one._id }, search: { paso: 'revisar' } });
    },
    // the columns may be saved although the check was refused
    onError: () => forgetImports(cache),
  });
  const take = useMutation({
    mutationFn: (name: string) => takeTemplate(one._id, { version: one.version, name }),
    onSuccess: (taken) => keepImport(cache, taken),
  });
  const problem = check.error ?? take.error;
  const brought = targets.filter((target) => target !== null).length;
  const columns = one.columns.map((column) => (hasTitles ? column : withoutTitle(column)));
  const lines = columns[0]?.samples.length ?? 0;
  return (
    <>
      <div className="flex flex-1 flex-col gap-4 p-4 lg:px-7 lg:py-5">
        <FileHead one={one} canChange>
          {one.kind === 'catalogue' && (
            <Segments
              label={texts.mode}
              small
              value={mode}
              choices={modes.map((value) => ({ value, label: texts.modes[value] }))}
              onChoose={setMode}
            />
          )}
          {one.templates.length > 0 && (
            <label className="flex items-center gap-2 text-small text-text-2">
              {texts.useTemplate}
              <CommitSelect
                value={one.template ?? ''}
                className="h-[38px] rounded-[12px] font-medium max-lg:h-12"
                onCommit={(name) => name !== '' && take.mutate(name)}
              >
                <option value="">{texts.noTemplate}</option>
                {one.templates.map((name) => (
                  <option key={name} value={name}>
                    {name}
                  </option>
                ))}
              </CommitSelect>
            </label>
          )}
        </FileHead>
        <Panel className="overflow-x-auto" label={texts.steps.columnas}>
          <table className="w-full text-left text-[0.875rem]">
            <thead className="border-b border-line text-text-2 max-lg:sr-only">
              <tr className="h-10">
                <th scope="col" className="px-4 font-medium lg:pl-[52px]">
                  {texts.inFile}
                </th>
                <th scope="col" className="px-4 font-medium lg:pl-14">
                  {texts.inOffice}
                </th>
                {Array.from({ length: lines }, (_, at) => (
                  <th
                    key={at}
                    scope="col"
                    colSpan={at === lines - 1 ? 2 : 1}
                    className="px-4 font-medium max-lg:hidden"
                  >
                    {texts.line(at + (hasTitles ? 2 : 1))}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {columns.map((column, at) => (
                <ColumnRow
                  key={at}
                  column={column}
                  target={targets[at] ?? null}
                  isSure={column.isSure || touched.has(at)}
                  choices={one.targets}
                  onChoose={(target) => {
                    setTouched(new Set([...touched, at]));
                    // a meaning is of one column only
                    setTargets(targets.map((now, n) => (n === at ? target : now === target ? null : now)));
                  }}
                />
              ))}
            </tbody>
          </table>
        </Panel>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3 text-[0.84375rem]">
          <span className="flex flex-wrap items-center gap-2">
            <TickBox label={texts.rememberColumns} checked={remembers} onToggle={() => setRemembers(!remembers)} />
            <span aria-hidden="true">{texts.remember}</span>
            <input
              aria-label={texts.remember}
              disabled={!remembers}
              value={supplier}
              maxLength={80}
              placeholder={texts.supplier}
              className="h-[34px] rounded-[10px] bg-surface px-3 inset-ring-[1.5px] inset-ring-line-control disabled:bg-surface-3 max-lg:h-12"
              onChange={({ currentTarget }) => setSupplier(currentTarget.value)}
            />
          </span>
          <span className="flex items-center gap-2 max-lg:min-h-12">
            <TickBox label={texts.firstIsTitles} checked={hasTitles} onToggle={() => setHasTitles(!hasTitles)} />
            <span aria-hidden="true">{texts.firstIsTitles}</span>
          </span>
          {hasDecimals(one.kind) && (
            <label className="flex items-center gap-2 text-text-2">
              {texts.decimals}
              <RowSelect
                value={decimals ?? ''}
                edge="quiet"
                className="h-[34px] rounded-[10px] max-lg:h-12"
                onChange={({ currentTarget }) =>
                  setDecimals(marks.find((mark) => mark === currentTarget.value) ?? null)
                }
              >
                {one.decimals === null && <option value="">{texts.eachCell}</option>}
                {marks.map((mark) => (
                  <option key={mark} value={mark}>
                    {texts.decimalMarks[mark]}
                  </option>
                ))}
              </RowSelect>
            </label>
          )}
        </div>
        {problem && (
          <p role="alert" className="font-semibold text-danger">
            {sentenceOf(problem)}
          </p>
        )}
        {one.problem && !problem && <p className="font-semibold text-danger">{one.problem}</p>}
      </div>
      <StepFoot
        note={
          <>
            <b className="font-semibold text-text">{texts.brought(brought, targets.length)}</b> {texts.columnsOfList}
          </>
        }
      >
        <OfficeButton look="secondary" onClick={() => void navigate({ to: '/importar' })}>
          {texts.goBack}
        </OfficeButton>
        <OfficeButton busy={check.isPending} onClick={() => check.mutate()}>
          {texts.review}
        </OfficeButton>
      </StepFoot>
    </>
  );
}

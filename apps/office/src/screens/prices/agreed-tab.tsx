import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy, useState } from 'react';
import { formatNumber } from '@tonalia/rules/money';
import { agreedExportAddress, agreedQuery, cancelProgram, explainQuery } from '../../api/prices.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { ChoiceFilter } from '../../components/choice-filter.tsx';
import { ExportFormats } from '../../components/export-formats.tsx';
import { SearchBox } from '../../components/search-box.tsx';
import { EmptyNote, LoadFailure, LoadingRows, NothingFound } from '../../components/states.tsx';
import { useKeys } from '../../components/use-keys.ts';
import { pricesTexts as texts } from '../../messages/prices.es-CO.ts';
import { AgreedTable } from './agreed-table.tsx';
import { PricesFoot } from './deal-table.tsx';
import { EndDialog } from './end-dialog.tsx';
import type { ProgramFields } from './program-draft.ts';
import type { PricesTabProps } from './prices-tab-props.ts';
import { dealStateNames, dealStates } from './price-states.ts';

const ProgramSheet = lazy(() => import('./program-sheet.tsx').then((one) => ({ default: one.ProgramSheet })));

/** The prices agreed with single customers: those in force first. */
export function AgreedTab({ search, onChange }: PricesTabProps) {
  const operator = useOperator();
  const [ending, setEnding] = useState<string>();
  const { q, pagina, fila, panel } = search;
  const estado = dealStateNames.find((name) => name === search.estado);
  const list = useQuery(agreedQuery({ q, state: estado && dealStates[estado], page: pagina }));
  const programs = list.data?.results ?? [];
  const at = programs.findIndex(({ _id }) => _id === fila);
  const chosen = programs[at];
  const isOpen = chosen !== undefined && ['coming', 'running'].includes(chosen.state);
  const mayEdit = mayDo(operator, 'prices.edit');
  const start = useAgreedStart(search);
  const move = (by: number) =>
    onChange({ fila: programs[at < 0 ? 0 : Math.min(Math.max(at + by, 0), programs.length - 1)]?._id });
  const edit = mayEdit && isOpen ? () => onChange({ panel: 'pactar' }) : undefined;
  useKeys({ j: () => move(1), k: () => move(-1), ArrowDown: () => move(1), ArrowUp: () => move(-1), Enter: edit });
  const stopped = programs.find(({ _id }) => _id === ending);
  return (
    <>
      <div className="flex min-h-[52px] shrink-0 flex-wrap items-center gap-2.5 px-4 py-2 lg:px-7">
        <SearchBox
          value={q ?? ''}
          label={texts.searchAgreed}
          onSearch={(words) => onChange({ q: words || undefined, pagina: undefined, fila: undefined })}
        />
        <ChoiceFilter
          name={texts.state}
          removeLabel={texts.without(texts.state)}
          value={estado}
          choices={dealStateNames.map((name) => ({ value: name, label: texts.stateOf.break[dealStates[name]] }))}
          onChoose={(name) =>
            onChange({ estado: dealStateNames.find((one) => one === name), pagina: undefined, fila: undefined })
          }
        />
        <span className="flex-1" />
        <ExportFormats href={agreedExportAddress({ q, state: estado && dealStates[estado] })} />
      </div>
      {list.isPending && <LoadingRows rows={8} />}
      {list.isError && !list.data && (
        <LoadFailure what={texts.what} cause={list.error} onRetry={() => void list.refetch()} />
      )}
      {list.data && programs.length === 0 && (q || estado) && <NothingFound title={texts.noneFound} />}
      {list.data && programs.length === 0 && !q && !estado && (
        <EmptyNote title={texts.noneAgreed} text={texts.noneAgreedText} />
      )}
      {programs.length > 0 && (
        <AgreedTable
          programs={programs}
          chosen={fila}
          onOpen={mayEdit ? (_id) => onChange({ fila: _id, panel: 'pactar' }) : undefined}
          onStop={mayEdit ? setEnding : undefined}
        />
      )}
      {list.data && (
        <PricesFoot
          facts={texts.count(formatNumber(list.data.total))}
          page={list.data.page}
          pages={list.data.pages}
          onPage={(page) => onChange({ pagina: page, fila: undefined })}
        />
      )}
      {panel === 'pactar' && (fila === undefined ? start : isOpen) && (
        <Suspense>
          <ProgramSheet
            key={fila ?? ''}
            program={fila === undefined ? undefined : chosen}
            agreed={start ?? {}}
            onClose={() => onChange({ panel: undefined, cliente: undefined, version: undefined })}
          />
        </Suspense>
      )}
      {stopped && (
        <EndDialog
          title={texts.stopTitle(stopped.name)}
          text={stopped.state === 'running' ? texts.stopRunning : texts.stopComing}
          act={texts.stop}
          done={texts.stopped(stopped.name)}
          send={() => cancelProgram(stopped)}
          onClose={() => setEnding(undefined)}
        />
      )}
    </>
  );
}

/** The customer and version of an explained price, for the form; undefined until their names are known. */
function useAgreedStart({ cliente, version }: PricesTabProps['search']): Partial<ProgramFields> | undefined {
  const isAsked = cliente !== undefined && version !== undefined;
  const { data } = useQuery({
    ...explainQuery({ versionId: version ?? '', customerId: cliente }),
    enabled: isAsked,
  });
  if (!isAsked) return {};
  if (!data?.customer) return undefined;
  return {
    customer: data.customer,
    kind: 'amount',
    subject: { kind: 'version', _id: data.version._id, name: data.version.name },
  };
}

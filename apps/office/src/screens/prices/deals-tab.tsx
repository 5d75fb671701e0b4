import type { OfficeDeal } from '@tonalia/contract/prices-office';
import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy, useState } from 'react';
import { formatNumber } from '@tonalia/rules/money';
import { dealSalesQuery, dealsQuery, stopDeal } from '../../api/prices.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { ChoiceFilter } from '../../components/choice-filter.tsx';
import { SearchBox } from '../../components/search-box.tsx';
import { EmptyNote, LoadFailure, LoadingRows, NothingFound } from '../../components/states.tsx';
import { useKeys } from '../../components/use-keys.ts';
import { pricesTexts as texts } from '../../messages/prices.es-CO.ts';
import { BrandFilter } from './brand-filter.tsx';
import type { DealAct } from './deal-acts.tsx';
import { DealTable, PricesFoot } from './deal-table.tsx';
import { EndDialog } from './end-dialog.tsx';
import type { PricesTabProps } from './prices-tab-props.ts';
import { dealStateNames, dealStates } from './price-states.ts';

const DealSheet = lazy(() => import('./deal-sheet.tsx').then((one) => ({ default: one.DealSheet })));

export type DealsTabProps = PricesTabProps & { kind: OfficeDeal['kind'] };

/** The offers, or the prices by quantity: those that run first. */
export function DealsTab({ kind, search, onChange }: DealsTabProps) {
  const operator = useOperator();
  const [ending, setEnding] = useState<string>();
  const [copied, setCopied] = useState<OfficeDeal>();
  const { q, marca, pagina, fila, panel } = search;
  const estado = dealStateNames.find((name) => name === search.estado);
  const list = useQuery(dealsQuery({ q, kind, state: estado && dealStates[estado], brandId: marca, page: pagina }));
  const deals = list.data?.results ?? [];
  const begun = kind === 'deal' ? deals.filter(({ state }) => state !== 'coming').map(({ _id }) => _id) : [];
  const { data: sales } = useQuery(dealSalesQuery(begun));
  const at = deals.findIndex(({ _id }) => _id === fila);
  const chosen = deals[at];
  const mayEdit = mayDo(operator, 'deals.edit');
  const move = (by: number) =>
    onChange({ fila: deals[at < 0 ? 0 : Math.min(Math.max(at + by, 0), deals.length - 1)]?._id });
  const edit = mayEdit && chosen && chosen.state !== 'ended' ? () => onChange({ panel: 'oferta' }) : undefined;
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: edit,
    d: mayEdit && chosen ? () => setCopied(chosen) : undefined,
  });
  const act = (_id: string, name: DealAct) => {
    if (name === 'edit') onChange({ fila: _id, panel: 'oferta' });
    if (name === 'copy') setCopied(deals.find((deal) => deal._id === _id));
    if (name === 'stop') setEnding(_id);
  };
  const running =
    list.data?.pages === 1 && !q && !estado && !marca ? deals.filter(({ state }) => state === 'running') : [];
  const stopped = deals.find(({ _id }) => _id === ending);
  return (
    <>
      <div className="flex min-h-[52px] shrink-0 flex-wrap items-center gap-2.5 px-4 py-2 lg:px-7">
        <SearchBox
          value={q ?? ''}
          label={texts.search}
          onSearch={(words) => onChange({ q: words || undefined, pagina: undefined, fila: undefined })}
        />
        <ChoiceFilter
          name={texts.state}
          removeLabel={texts.without(texts.state)}
          value={estado}
          choices={dealStateNames.map((name) => ({ value: name, label: texts.stateOf[kind][dealStates[name]] }))}
          onChoose={(name) =>
            onChange({ estado: dealStateNames.find((one) => one === name), pagina: undefined, fila: undefined })
          }
        />
        <BrandFilter search={search} onChange={onChange} />
        {kind === 'deal' && running.length > 0 && (
          <span className="ml-auto text-[0.875rem] text-text-2 max-lg:hidden">
            {texts.dealsRunning(running.length)},{' '}
            <b className="font-semibold text-text">
              {texts.versions(running.reduce((sum, { versions }) => sum + versions, 0))}
            </b>
          </span>
        )}
      </div>
      {list.isPending && <LoadingRows rows={8} />}
      {list.isError && !list.data && (
        <LoadFailure what={texts.what} cause={list.error} onRetry={() => void list.refetch()} />
      )}
      {list.data && deals.length === 0 && (q || estado || marca) && <NothingFound title={texts.noneFound} />}
      {list.data && deals.length === 0 && !q && !estado && !marca && (
        <EmptyNote
          title={kind === 'deal' ? texts.noneDeals : texts.noneBreaks}
          text={kind === 'deal' ? texts.noneDealsText : texts.noneBreaksText}
        />
      )}
      {deals.length > 0 && (
        <DealTable deals={deals} kind={kind} sales={sales} chosen={fila} onAct={mayEdit ? act : undefined} />
      )}
      {list.data && (
        <PricesFoot
          facts={texts.count(formatNumber(list.data.total))}
          page={list.data.page}
          pages={list.data.pages}
          onPage={(page) => onChange({ pagina: page, fila: undefined })}
          canCopy={mayEdit}
        />
      )}
      {copied && (
        <Suspense>
          <DealSheet kind={kind} deal={undefined} copyOf={copied} onClose={() => setCopied(undefined)} />
        </Suspense>
      )}
      {panel === 'oferta' && (chosen !== undefined || fila === undefined) && (
        <Suspense>
          <DealSheet
            key={fila ?? ''}
            kind={kind}
            deal={chosen?.state === 'ended' ? undefined : chosen}
            onClose={() => onChange({ panel: undefined })}
          />
        </Suspense>
      )}
      {stopped && (
        <EndDialog
          title={texts.stopTitle(stopped.name)}
          text={stopped.state === 'running' ? texts.stopRunning : texts.stopComing}
          act={texts.stop}
          done={texts.stopped(stopped.name)}
          send={() => stopDeal(stopped)}
          onClose={() => setEnding(undefined)}
        />
      )}
    </>
  );
}

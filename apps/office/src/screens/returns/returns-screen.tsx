import { useQuery } from '@tanstack/react-query';
import { Link, getRouteApi, useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { returnsQuery } from '../../api/returns.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { OfficeButton, officeButtonClass } from '../../components/office-button.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { EmptyNote, LoadFailure, LoadingRows, NothingFound } from '../../components/states.tsx';
import { useChoice } from '../../components/use-choice.ts';
import { useKeys } from '../../components/use-keys.ts';
import { returnsTexts as texts } from '../../messages/returns.es-CO.ts';
import { OpenReturnDialog } from './open-return-dialog.tsx';
import { ReturnBulkBar } from './return-bulk-bar.tsx';
import { ReturnTabs, ReturnsBar, ReturnsFoot } from './returns-bar.tsx';
import { ReturnsTable } from './returns-table.tsx';
import { askedReturns } from './returns-search.ts';

const route = getRouteApi('/frame/devoluciones');

/** The returns, newest first; what waits for a decision in a tab of its own. */
export function ReturnsScreen() {
  const search = route.useSearch();
  const navigate = useNavigate();
  const operator = useOperator();
  const [isOpening, setOpening] = useState(false);
  const list = useQuery(returnsQuery(askedReturns(search)));
  const returns = useMemo(() => list.data?.results ?? [], [list.data]);
  const choice = useChoice(useMemo(() => returns.map(({ _id }) => _id), [returns]));
  const chosen = returns.filter(({ _id }) => choice.codes.has(_id));
  const mayOpen = mayDo(operator, 'returns.decide');
  const { fila, crear, pagina: _page, estado: _state, ...narrowed } = search;
  const { crear: _code, ...rest } = search;
  const at = returns.findIndex(({ _id }) => _id === fila);
  const move = (by: number) => {
    const next = returns[at < 0 ? 0 : Math.min(Math.max(at + by, 0), returns.length - 1)];
    if (next)
      void navigate({ to: '/devoluciones', search: { ...search, fila: next._id }, replace: true, resetScroll: false });
  };
  const focused = returns[at];
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    x: focused && mayOpen ? ({ shiftKey }) => choice.toggle(focused._id, shiftKey) : undefined,
    'mod+a': mayOpen ? choice.toggleAll : undefined,
    Escape: chosen.length > 0 ? choice.clear : undefined,
    Enter: focused && (() => void navigate({ to: '/devoluciones/$id', params: { id: focused.code } })),
  });
  useEffect(() => {
    if (fila) document.querySelector(`[data-return="${CSS.escape(fila)}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [fila]);
  return (
    <>
      <PageHeader
        title={texts.title}
        actions={
          mayOpen && (
            <OfficeButton icon="plus" className="max-lg:min-h-11" onClick={() => setOpening(true)}>
              <span className="max-lg:sr-only">{texts.create}</span>
            </OfficeButton>
          )
        }
      />
      <ReturnTabs search={search} counts={list.data?.counts} />
      <ReturnsBar search={search} page={list.data} />
      <div className="min-w-0 flex-1 lg:overflow-x-auto">
        {list.isPending && <LoadingRows rows={10} />}
        {list.isError && !list.data && (
          <LoadFailure what={texts.what} cause={list.error} onRetry={() => void list.refetch()} />
        )}
        {list.data && returns.length === 0 && Object.keys(narrowed).length > 0 && (
          <NothingFound title={texts.noneFound}>
            <Link to="/devoluciones" className={officeButtonClass('secondary')}>
              {texts.clear}
            </Link>
          </NothingFound>
        )}
        {list.data && returns.length === 0 && Object.keys(narrowed).length === 0 && (
          <EmptyNote title={texts.none} text={texts.noneText} />
        )}
        {returns.length > 0 && <ReturnsTable returns={returns} focused={fila} choice={mayOpen ? choice : undefined} />}
      </div>
      {list.data && <ReturnsFoot page={list.data} search={search} canChoose={mayOpen} />}
      {chosen.length > 0 && <ReturnBulkBar chosen={chosen} onClear={choice.clear} />}
      {mayOpen && (isOpening || crear !== undefined) && (
        <OpenReturnDialog
          orderCode={crear}
          onClose={() => {
            setOpening(false);
            if (crear !== undefined) void navigate({ to: '/devoluciones', search: rest, replace: true });
          }}
        />
      )}
    </>
  );
}

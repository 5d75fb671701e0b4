import { useQuery } from '@tanstack/react-query';
import { Icon } from '@tonalia/ui/icon';
import { Suspense, lazy, useEffect, useState } from 'react';
import { crossingsQuery, dealsQuery, programsQuery } from '../../api/prices.ts';
import { tradeTypesQuery } from '../../api/trade-types.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { ChoiceFilter } from '../../components/choice-filter.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { OutlineButton } from '../../components/outline-button.tsx';
import { Segments } from '../../components/segments.tsx';
import { EmptyNote, LoadFailure, LoadingRows } from '../../components/states.tsx';
import { useKeys } from '../../components/use-keys.ts';
import { useNow } from '../../components/use-now.ts';
import { crossingTexts } from '../../messages/price-crossings.es-CO.ts';
import { pricesTexts as texts } from '../../messages/prices.es-CO.ts';
import { BrandFilter } from './brand-filter.tsx';
import { type BarMove, isPossible, mayMove, moved } from './bar-move.ts';
import { toField } from '../../components/bogota-time.ts';
import { isAround, movedBy, spanOf } from '../../components/calendar-span.ts';
import { type CalendarRow, calendarRows, thingOf } from './calendar-rows.ts';
import { crossingsOf } from './crossings.ts';
import { PriceCalendar } from './price-calendar.tsx';
import type { PricesTabProps } from './prices-tab-props.ts';
import { spanNames } from './prices-search.ts';
import { RowDetail } from './row-detail.tsx';

const DealSheet = lazy(() => import('./deal-sheet.tsx').then((one) => ({ default: one.DealSheet })));
const ProgramSheet = lazy(() => import('./program-sheet.tsx').then((one) => ({ default: one.ProgramSheet })));

const CrossingPanel = lazy(() => import('./crossing-panel.tsx').then((one) => ({ default: one.CrossingPanel })));

const classes = ['precios', 'ofertas'] as const;

const shiftedRow = (row: CalendarRow, by: BarMove): CalendarRow =>
  row.kind === 'deal' ? { ...row, deal: moved(row.deal, by) } : { ...row, program: moved(row.program, by) };

type MovedSheetProps = { row: CalendarRow; to: CalendarRow; onClose: () => void };

/** The form of a row with the dates that it was moved to. */
function MovedSheet({ row, to, onClose }: MovedSheetProps) {
  const { from, until } = thingOf(to);
  const dates = { ...(from && { from: toField(from) }), ...(until && { until: toField(until) }) };
  return row.kind === 'deal' ? (
    <DealSheet kind={row.deal.kind} deal={row.deal} dates={dates} onClose={onClose} />
  ) : (
    <ProgramSheet program={row.program} dates={dates} onClose={onClose} />
  );
}

/** Programmed prices and offers on a calendar, with the chosen one below it. */
export function ProgramsTab({ search, onChange }: PricesTabProps) {
  const now = useNow();
  const operator = useOperator();
  const { tramo = 'mes', clase, fila, lista, marca, panel } = search;
  const span = spanOf(search.desde, tramo, now);
  const programs = useQuery(programsQuery({ from: span.from, until: span.until, tradeTypeId: lista, brandId: marca }));
  const deals = useQuery(dealsQuery({ brandId: marca }));
  const { data: types = [] } = useQuery(tradeTypesQuery);
  const shownDeals = (deals.data?.results ?? []).filter(({ tradeTypeId }) => !lista || tradeTypeId === lista);
  const all = calendarRows(
    clase === 'ofertas' ? [] : (programs.data?.results ?? []),
    clase === 'precios' ? [] : shownDeals,
    span,
  );
  const { data: found = [] } = useQuery({ ...crossingsQuery(span), enabled: all.length > 1 });
  const crossings = crossingsOf(found, all);
  const isCrossing = search.estado === 'cruzan';
  const crossed = new Set(crossings.flatMap((one) => one.rows.map(({ key }) => key)));
  const rows = isCrossing ? all.filter(({ key }) => crossed.has(key)) : all;
  const at = rows.findIndex(({ key }) => key === fila);
  const chosen = rows[at];
  const crossing = crossings.find((one) => one.rows.some(({ key }) => key === fila)) ?? crossings[0];
  const mayEdit = mayDo(operator, 'prices.edit');
  const program = chosen?.kind === 'program' ? chosen.program : undefined;
  const isOpen = program && ['coming', 'running'].includes(program.state) && program.rule !== null;
  const move = (by: number) =>
    onChange({ fila: rows[at < 0 ? 0 : Math.min(Math.max(at + by, 0), rows.length - 1)]?.key });
  const edit = mayEdit && isOpen ? () => onChange({ panel: 'programar' }) : undefined;
  const [shift, setShift] = useState<BarMove & { key: string }>();
  const [reviewed, setReviewed] = useState<CalendarRow>();
  const canMove = (row: CalendarRow): boolean =>
    row.kind === 'deal' ? mayDo(operator, 'deals.edit') : mayEdit && row.program.rule !== null;
  const here = shift && shift.key === chosen?.key ? shift : undefined;
  const movedRow = chosen && here && shiftedRow(chosen, here);
  const shiftBy = (row: CalendarRow, { part, days }: BarMove): void => {
    const before = here?.part === part && here.key === row.key ? here.days : 0;
    const next = { key: row.key, part, days: before + days };
    if (next.days === 0) setShift(undefined);
    else if (mayMove(thingOf(row), part) && isPossible(moved(thingOf(row), next), now)) setShift(next);
  };
  const arrow = (days: number) => (event: KeyboardEvent) => {
    if (!chosen || !canMove(chosen)) return false;
    shiftBy(chosen, { days, part: event.shiftKey || !mayMove(thingOf(chosen), 'all') ? 'end' : 'all' });
    return undefined;
  };
  const review = movedRow && (() => setReviewed(movedRow));
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    ArrowLeft: arrow(-1),
    ArrowRight: arrow(1),
    Escape: here && (() => setShift(undefined)),
    Enter: review ?? edit,
  });
  useEffect(() => {
    if (fila) document.querySelector(`[data-price-row="${CSS.escape(fila)}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [fila]);
  return (
    <>
      <div className="flex min-h-[52px] shrink-0 flex-wrap items-center gap-2.5 px-4 py-2 lg:px-7">
        <ChoiceFilter
          name={texts.rowType}
          removeLabel={texts.without(texts.rowType)}
          value={clase}
          choices={classes.map((one) => ({ value: one, label: texts.rowTypes[one] }))}
          onChoose={(one) => onChange({ clase: classes.find((name) => name === one) })}
        />
        <ChoiceFilter
          name={texts.list}
          removeLabel={texts.without(texts.list)}
          value={lista}
          choices={types.map(({ _id, name }) => ({ value: _id, label: name }))}
          onChoose={(chosenList) => onChange({ lista: chosenList })}
        />
        <BrandFilter search={search} onChange={onChange} />
        {(isCrossing || crossings.length > 0) && (
          <button
            type="button"
            aria-pressed={isCrossing}
            className="pressable touch-area inline-flex h-8 items-center gap-1.5 rounded-[10px] bg-surface px-[11px] text-[0.8125rem] leading-none font-[550] whitespace-nowrap text-text-2 inset-ring-[1.5px] inset-ring-line aria-pressed:bg-brand-soft aria-pressed:text-brand-text aria-pressed:inset-ring-brand-line"
            onClick={() => onChange({ estado: isCrossing ? undefined : 'cruzan', fila: undefined })}
          >
            <Icon name="alert-triangle" size="xs" className="text-warn" />
            {crossingTexts.crossing} <b className="font-[650]">{crossings.length}</b>
          </button>
        )}
        <span className="flex-1" />
        <Segments
          small
          label={texts.span}
          value={tramo}
          choices={spanNames.map((name) => ({ value: name, label: texts.spans[name] }))}
          onChoose={(name) => onChange({ tramo: name === 'mes' ? undefined : name })}
        />
        <span className="flex items-center gap-2.5">
          <OutlineButton
            icon="chevron-left"
            label={texts.earlier}
            small
            onClick={() => onChange({ desde: movedBy(span, -1) })}
          />
          <OfficeButton
            look="secondary"
            small
            disabled={isAround(span, now)}
            onClick={() => onChange({ desde: undefined })}
          >
            {texts.today}
          </OfficeButton>
          <OutlineButton
            icon="chevron-right"
            label={texts.later}
            small
            onClick={() => onChange({ desde: movedBy(span, 1) })}
          />
        </span>
      </div>
      {programs.isPending && <LoadingRows rows={8} />}
      {programs.isError && !programs.data && (
        <LoadFailure what={texts.what} cause={programs.error} onRetry={() => void programs.refetch()} />
      )}
      {programs.data && rows.length === 0 && <EmptyNote title={texts.nonePrograms} text={texts.noneProgramsText} />}
      {rows.length > 0 && (
        <PriceCalendar
          span={span}
          rows={rows}
          chosen={fila}
          now={now}
          move={here}
          crossings={crossings}
          canMove={canMove}
          onChoose={(key) => onChange({ fila: key })}
          onMove={(key, by) => {
            const row = rows.find((one) => one.key === key);
            if (row) shiftBy(row, by);
            onChange({ fila: key });
          }}
        />
      )}
      {(chosen ?? crossing) && (
        // in sight however many rows the calendar has
        <div className="grid items-start gap-4 px-4 py-5 lg:sticky lg:bottom-0 lg:grid-cols-[minmax(0,1fr)_400px] lg:border-t lg:border-line lg:bg-canvas lg:px-7">
          {chosen && (
            <RowDetail
              row={movedRow ?? chosen}
              types={types}
              onEdit={edit}
              move={review && { onDrop: () => setShift(undefined), onReview: review }}
            />
          )}
          <Suspense>
            {crossing && (
              <CrossingPanel
                crossing={crossing}
                now={now}
                onChoose={(key) => onChange({ fila: key })}
                onMove={
                  canMove(crossing.rows[1]) && mayMove(thingOf(crossing.rows[1]), 'all')
                    ? (row, days) => {
                        setShift({ key: row.key, part: 'all', days });
                        onChange({ fila: row.key });
                      }
                    : undefined
                }
              />
            )}
          </Suspense>
        </div>
      )}
      <Suspense>
        {reviewed && chosen?.key === reviewed.key && (
          <MovedSheet
            row={chosen}
            to={reviewed}
            onClose={() => {
              setReviewed(undefined);
              setShift(undefined);
            }}
          />
        )}
      </Suspense>
      {panel === 'programar' && (fila === undefined || (isOpen && program)) && (
        <Suspense>
          <ProgramSheet
            key={fila ?? ''}
            program={isOpen ? program : undefined}
            onClose={() => onChange({ panel: undefined })}
          />
        </Suspense>
      )}
    </>
  );
}

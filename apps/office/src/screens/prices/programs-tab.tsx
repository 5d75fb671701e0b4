import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy, useEffect } from 'react';
import { dealsQuery, programsQuery } from '../../api/prices.ts';
import { tradeTypesQuery } from '../../api/trade-types.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { ChoiceFilter } from '../../components/choice-filter.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { OutlineButton } from '../../components/outline-button.tsx';
import { Segments } from '../../components/segments.tsx';
import { EmptyNote, LoadFailure, LoadingRows } from '../../components/states.tsx';
import { useKeys } from '../../components/use-keys.ts';
import { useNow } from '../../components/use-now.ts';
import { pricesTexts as texts } from '../../messages/prices.es-CO.ts';
import { isAround, movedBy, spanOf } from './calendar.ts';
import { calendarRows } from './calendar-rows.ts';
import { PriceCalendar } from './price-calendar.tsx';
import type { PricesTabProps } from './prices-tab-props.ts';
import { spanNames } from './prices-search.ts';
import { RowDetail } from './row-detail.tsx';

const ProgramSheet = lazy(() => import('./program-sheet.tsx').then((one) => ({ default: one.ProgramSheet })));

/** Programmed prices and offers on a calendar, with the chosen one below it. */
export function ProgramsTab({ search, onChange }: PricesTabProps) {
  const now = useNow();
  const operator = useOperator();
  const { tramo = 'mes', fila, lista, panel } = search;
  const span = spanOf(search.desde, tramo, now);
  const programs = useQuery(programsQuery({ from: span.from, until: span.until, tradeTypeId: lista }));
  const deals = useQuery(dealsQuery({}));
  const { data: types = [] } = useQuery(tradeTypesQuery);
  const shownDeals = (deals.data?.results ?? []).filter(({ tradeTypeId }) => !lista || tradeTypeId === lista);
  const rows = calendarRows(programs.data?.results ?? [], shownDeals, span);
  const at = rows.findIndex(({ key }) => key === fila);
  const chosen = rows[at];
  const mayEdit = mayDo(operator, 'prices.edit');
  const program = chosen?.kind === 'program' ? chosen.program : undefined;
  const isOpen = program && ['coming', 'running'].includes(program.state) && program.rule !== null;
  const move = (by: number) =>
    onChange({ fila: rows[at < 0 ? 0 : Math.min(Math.max(at + by, 0), rows.length - 1)]?.key });
  const edit = mayEdit && isOpen ? () => onChange({ panel: 'programar' }) : undefined;
  useKeys({ j: () => move(1), k: () => move(-1), ArrowDown: () => move(1), ArrowUp: () => move(-1), Enter: edit });
  useEffect(() => {
    if (fila) document.querySelector(`[data-price-row="${CSS.escape(fila)}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [fila]);
  return (
    <>
      <div className="flex min-h-[52px] shrink-0 flex-wrap items-center gap-2.5 px-4 py-2 lg:px-7">
        <ChoiceFilter
          name={texts.list}
          removeLabel={texts.without(texts.list)}
          value={lista}
          choices={types.map(({ _id, name }) => ({ value: _id, label: name }))}
          onChoose={(chosenList) => onChange({ lista: chosenList })}
        />
        <span className="flex-1" />
        <Segments
          small
          label={texts.span}
          value={tramo}
          choices={spanNames.map((name) => ({ value: name, label: texts.spans[name] }))}
          onChoose={(name) => onChange({ tramo: name === 'mes' ? undefined : name })}
        />
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
      </div>
      {programs.isPending && <LoadingRows rows={8} />}
      {programs.isError && !programs.data && (
        <LoadFailure what={texts.what} cause={programs.error} onRetry={() => void programs.refetch()} />
      )}
      {programs.data && rows.length === 0 && <EmptyNote title={texts.nonePrograms} text={texts.noneProgramsText} />}
      {rows.length > 0 && (
        <PriceCalendar span={span} rows={rows} chosen={fila} now={now} onChoose={(key) => onChange({ fila: key })} />
      )}
      {chosen && <RowDetail row={chosen} types={types} onEdit={edit} />}
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

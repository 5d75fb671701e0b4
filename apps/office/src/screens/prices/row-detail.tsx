import type { TradeType } from '@tonalia/contract/auth';
import { useState } from 'react';
import { Badge, type BadgeTone } from '@tonalia/ui/badge';
import { formatNumber } from '@tonalia/rules/money';
import { cancelProgram, stopDeal } from '../../api/prices.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { Panel } from '../../components/panel.tsx';
import { formatHour } from '../../components/when.ts';
import { pricesTexts as texts } from '../../messages/prices.es-CO.ts';
import { type CalendarRow, changeOf, dayOf, everyWeek, thingOf, weekdaysOf } from './calendar-rows.ts';
import { EndDialog } from './end-dialog.tsx';

export const stateTones: Record<'coming' | 'running' | 'ended' | 'cancelled', BadgeTone> = {
  coming: 'presale',
  running: 'success',
  ended: 'neutral',
  cancelled: 'neutral',
};

export type RowDetailProps = {
  row: CalendarRow;
  types: readonly TradeType[];
  /** Undefined for one that cannot be edited here. */
  onEdit: (() => void) | undefined;
  /** The row has other dates than the saved ones. */
  move?: { onDrop: () => void; onReview: () => void } | undefined;
};

/** The chosen row of the calendar: its dates, versions and rule, with what can be done. */
export function RowDetail({ row, types, onEdit, move }: RowDetailProps) {
  const operator = useOperator();
  const [isEnding, setEnding] = useState(false);
  const thing = thingOf(row);
  const canEnd =
    (thing.state === 'coming' || thing.state === 'running') &&
    mayDo(operator, row.kind === 'program' ? 'prices.edit' : 'deals.edit');
  const list = types.find(({ _id }) => _id === thing.tradeTypeId)?.name ?? thing.tradeTypeId ?? texts.everyone;
  const isProgram = row.kind === 'program';
  const holds = row.kind === 'deal' ? everyWeek(weekdaysOf(row)) : row.program.replaces ? texts.replaces : texts.lowest;
  const state = row.kind === 'program' ? texts.states[row.program.state] : texts.dealStates[row.deal.state];
  return (
    <div className="min-w-0">
      <Panel label={thing.name} className="px-0 pt-4">
        <div className="flex flex-wrap items-center gap-2.5 px-[18px] pb-3.5">
          <h2 className="min-w-0 flex-1 truncate text-panel">{thing.name}</h2>
          <Badge tone={move ? 'warn' : stateTones[thing.state]}>{move ? texts.barMoves.unsaved : state}</Badge>
          {move && (
            <>
              <OfficeButton look="secondary" small onClick={move.onDrop}>
                {texts.barMoves.drop}
              </OfficeButton>
              <OfficeButton small onClick={move.onReview}>
                {texts.barMoves.review}
              </OfficeButton>
            </>
          )}
          {onEdit && !move && (
            <OfficeButton look="secondary" small icon="edit" onClick={onEdit}>
              {texts.edit}
            </OfficeButton>
          )}
          {canEnd && !move && (
            <button
              type="button"
              className="pressable min-h-8 rounded-[10px] px-2.5 text-[0.8125rem] font-[650] text-danger max-lg:min-h-11"
              onClick={() => setEnding(true)}
            >
              {isProgram ? texts.cancel : texts.stop}
            </button>
          )}
        </div>
        <dl className="grid grid-cols-4 divide-x divide-line border-t border-line max-lg:grid-cols-2 max-lg:divide-x-0">
          <Figure
            name={texts.starts}
            value={thing.from ? dayOf(thing.from) : texts.always}
            text={thing.from && formatHour(new Date(thing.from))}
          />
          <Figure
            name={texts.ends}
            value={thing.until ? dayOf(thing.until) : texts.noEnd}
            text={thing.until && formatHour(new Date(thing.until))}
          />
          <Figure name={texts.affected} value={formatNumber(thing.versions)} text={list} />
          <Figure
            name={texts.rule}
            value={changeOf(row)}
            text={row.kind === 'program' && row.program.rule === null ? texts.loaded : holds}
          />
        </dl>
        {isProgram && (
          <p className="border-t border-line px-[18px] py-3 text-[0.8125rem] text-text-2">{texts.keptByOrders}</p>
        )}
      </Panel>
      {isEnding && (
        <EndDialog
          title={isProgram ? texts.cancelTitle(thing.name) : texts.stopTitle(thing.name)}
          text={thing.state === 'running' ? texts.cancelRunning : texts.cancelComing}
          act={isProgram ? texts.cancel : texts.stop}
          done={isProgram ? texts.cancelled(thing.name) : texts.stopped(thing.name)}
          send={() => (row.kind === 'program' ? cancelProgram(row.program) : stopDeal(row.deal))}
          onClose={() => setEnding(false)}
        />
      )}
    </div>
  );
}

function Figure({ name, value, text }: { name: string; value: string; text: string | false | null }) {
  return (
    <div className="min-w-0 px-[18px] py-3">
      <dt className="text-[0.8125rem] text-text-2">{name}</dt>
      <dd className="truncate font-display text-[1.125rem] font-[650]">{value}</dd>
      {text && <dd className="truncate text-[0.8125rem] text-text-2">{text}</dd>}
    </div>
  );
}

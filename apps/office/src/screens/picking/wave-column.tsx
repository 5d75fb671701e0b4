import type { PickBoard } from '@tonalia/contract/dispatch-office';
import type { Wave } from '@tonalia/contract/dispatch-wave';
import { Link } from '@tanstack/react-router';
import { texts as shared } from '../../messages/texts.es-CO.ts';
import { pickingTexts as texts } from '../../messages/picking.es-CO.ts';
import { dayWords } from './day-tabs.tsx';
import type { PickingSearch } from './picking-search.ts';
import { WaveCard } from './wave-card.tsx';

export type WaveColumnProps = {
  board: PickBoard;
  /** Code of the shown wave. */
  shown: string | undefined;
  isLooseShown: boolean;
  now: Date;
  today: string;
  onAssign: ((wave: Wave, operatorId: string | null) => void) | undefined;
};

const FEW = 5;

/** The waves of the board, and the orders that have none. */
export function WaveColumn({ board, shown, isLooseShown, now, today, onAssign }: WaveColumnProps) {
  const { waves, loose, pickers, day } = board;
  return (
    <>
      <section aria-label={texts.waves} className="grid gap-2">
        {waves.map((wave) => (
          <WaveCard
            key={wave.code}
            wave={wave}
            isShown={wave.code === shown}
            now={now}
            pickers={pickers}
            onAssign={onAssign && ((operatorId) => onAssign(wave, operatorId))}
          />
        ))}
      </section>
      <h2 className="mx-0.5 mt-5 mb-2 text-[0.9375rem] font-[650]">
        {texts.loose} <span className="font-medium text-text-3">{loose.length}</span>
      </h2>
      {loose.length === 0 ? (
        <p className="rounded-[14px] border-[1.5px] border-dashed border-line p-4 text-center text-[0.8125rem] text-text-3">
          {texts.allInWaves(dayWords(day, today).toLocaleLowerCase('es-CO'))}
        </p>
      ) : (
        <Link
          to="/alistamiento"
          search={({ fila: _row, ola: _wave, ...others }: PickingSearch) => ({ ...others, ver: 'sin-ola' as const })}
          activeProps={{}}
          activeOptions={{ exact: true }}
          aria-current={isLooseShown ? 'true' : undefined}
          className="pressable block rounded-[14px] bg-surface px-4 py-2 inset-ring inset-ring-line aria-[current]:inset-ring-2 aria-[current]:inset-ring-brand"
        >
          <span className="sr-only">{texts.seeLoose}</span>
          {loose.slice(0, FEW).map(({ _id, orderCode, customer, units }) => (
            <span key={_id} className="flex min-h-8 items-center gap-2">
              <b className="font-[650]">{orderCode}</b>
              <span className="min-w-0 flex-1 truncate text-text-2">{customer}</span>
              <span className="font-semibold">{units}</span>
            </span>
          ))}
          {loose.length > FEW && (
            <span className="flex min-h-8 items-center font-[650] text-brand-text">
              {shared.more} {loose.length - FEW}
            </span>
          )}
        </Link>
      )}
    </>
  );
}

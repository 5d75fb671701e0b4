import type { PickBoard } from '@tonalia/contract/dispatch-office';
import type { Wave } from '@tonalia/contract/dispatch-wave';
import { Link } from '@tanstack/react-router';
import { dayIn } from '@tonalia/rules/dates';
import { initialsOf } from '@tonalia/rules/initials';
import { Badge } from '@tonalia/ui/badge';
import { classNames } from '@tonalia/ui/class-names';
import { Icon } from '@tonalia/ui/icon';
import { ChoiceRows } from '../../components/choice-rows.tsx';
import { Menu } from '../../components/menu.tsx';
import { PersonMark } from '../../components/person-mark.tsx';
import { formatLeavingHour } from '../../features/picking/leaving-hour.ts';
import { ProgressBar } from '../../features/picking/progress-bar.tsx';
import { pickingTexts as texts } from '../../messages/picking.es-CO.ts';
import type { PickingSearch } from './picking-search.ts';

export type WaveCardProps = {
  wave: Wave;
  isShown: boolean;
  now: Date;
  pickers: PickBoard['pickers'];
  /** Undefined for an operator that may not plan. */
  onAssign: ((operatorId: string | null) => void) | undefined;
};

/** A wave: its route, hour, picker and progress. */
export function WaveCard({ wave, isShown, now, pickers, onAssign }: WaveCardProps) {
  const name = texts.wave(wave.number, wave.name);
  return (
    <article
      className={classNames(
        'relative rounded-[14px] bg-surface px-4 py-[13px]',
        isShown ? 'inset-ring-2 inset-ring-brand' : 'inset-ring inset-ring-line',
      )}
    >
      <div className="flex items-center justify-between gap-2">
        <h2 className="min-w-0 truncate text-[0.9375rem] leading-[1.3] font-[650]">
          <Link
            to="/alistamiento"
            search={({ fila: _row, ver: _view, ...others }: PickingSearch) => ({ ...others, ola: wave.code })}
            activeProps={{}}
            activeOptions={{ exact: true }}
            aria-current={isShown ? 'true' : undefined}
            className="after:absolute after:inset-0 after:rounded-[14px]"
          >
            {name}
          </Link>
        </h2>
        <WaveBadge wave={wave} now={now} />
      </div>
      <ProgressBar done={wave.picked} short={wave.short} all={wave.units} className="mt-2.5 mb-[9px]" />
      <div className="flex items-center gap-2 text-[0.8125rem] text-text-2">
        <Assigned wave={wave} name={name} pickers={pickers} onAssign={onAssign} />
        <span className="shrink-0">{texts.orders(wave.orders)}</span>
        <span aria-hidden="true" className="h-3 w-px bg-line" />
        <span className="shrink-0 text-text">
          <b className="font-[650]">{wave.picked}</b> de {wave.units}
        </span>
      </div>
    </article>
  );
}

/** Minutes before its hour from which a wave that is not ready is marked. */
const SOON = 120;

function WaveBadge({ wave: { state, dispatchDate, leavesAt }, now }: { wave: Wave; now: Date }) {
  if (state === 'ready') return <Badge tone="success">{texts.ready}</Badge>;
  if (state === 'dispatched') return <Badge tone="neutral">{texts.dispatched}</Badge>;
  const leaves = new Date(`${dispatchDate}T${leavesAt}:00-05:00`);
  const isSoon = dispatchDate <= dayIn(now) && leaves.getTime() - now.getTime() < SOON * 60_000;
  return (
    <span className={classNames('shrink-0 text-[0.8125rem]', isSoon ? 'font-[650] text-warn' : 'text-text-2')}>
      {texts.leaves(formatLeavingHour(leavesAt))}
    </span>
  );
}

function Assigned({ wave, name, pickers, onAssign }: Omit<WaveCardProps, 'isShown' | 'now'> & { name: string }) {
  const { operator } = wave;
  const person = operator ? <Person {...operator} /> : <Unassigned canAssign={onAssign !== undefined} />;
  if (!onAssign || wave.state === 'dispatched')
    return <span className="flex min-w-0 flex-1 items-center gap-2">{person}</span>;
  return (
    <div className="z-1 min-w-0 flex-1">
      <Menu
        label={texts.assignTo(name)}
        button={(props) => (
          <button
            type="button"
            {...props}
            className="touch-area flex max-w-full items-center gap-2 rounded-[9px] text-left"
          >
            {person}
            <span className="sr-only">, {texts.assignTo(name)}</span>
          </button>
        )}
      >
        {(close) => (
          <ChoiceRows
            choices={pickers.map(({ _id, name: label }) => ({ value: _id, label }))}
            value={operator?._id}
            onChoose={(chosen) => {
              onAssign(chosen ?? null);
              close();
            }}
          />
        )}
      </Menu>
    </div>
  );
}

function Person({ _id, name }: { _id: string; name: string }) {
  const [first = '', ...rest] = name.split(' ');
  return (
    <>
      <PersonMark id={_id} initials={initialsOf(first, rest.at(-1) ?? '')} />
      <span className="min-w-0 truncate">{name}</span>
    </>
  );
}

const Unassigned = ({ canAssign }: { canAssign: boolean }) => (
  <>
    <span
      aria-hidden="true"
      className="inline-flex size-[26px] shrink-0 items-center justify-center rounded-[9px] bg-surface-3 text-text-3"
    >
      <Icon name="user" size="xs" />
    </span>
    {canAssign ? <b className="font-[650] text-brand-text">{texts.assign}</b> : texts.unassigned}
  </>
);

import type { PickBoard } from '@tonalia/contract/dispatch-office';
import type { PlannedWaves } from '@tonalia/contract/dispatch-wave';
import { initialsOf } from '@tonalia/rules/initials';
import { formatNumber } from '@tonalia/rules/money';
import { classNames } from '@tonalia/ui/class-names';
import { PersonMark } from '../../components/person-mark.tsx';
import { RowSelect } from '../../components/row-select.tsx';
import { formatLeavingHour, leavingHours } from '../../features/picking/leaving-hour.ts';
import { pickingTexts as texts } from '../../messages/picking.es-CO.ts';

/** The choices for the wave at a place of the preview, from 1. */
export interface WaveChoice {
  place: number;
  leavesAt?: string;
  operatorId?: string | null;
}

export type PlanTableProps = {
  waves: PlannedWaves['waves'];
  pickers: PickBoard['pickers'];
  choices: readonly WaveChoice[];
  onChoose: (choices: readonly WaveChoice[]) => void;
};

const fieldClass = 'h-[34px] w-full rounded-[10px] text-[0.875rem]';

/** The waves that would be made, each with its hour and picker. */
export function PlanTable({ waves, pickers, choices, onChoose }: PlanTableProps) {
  const choiceOf = (place: number) => choices.find((one) => one.place === place);
  const choose = (place: number, part: Omit<WaveChoice, 'place'>) =>
    onChoose([...choices.filter((one) => one.place !== place), { ...choiceOf(place), ...part, place }]);
  const { columns } = texts;
  return (
    <div className="-mx-6 overflow-x-auto border-t border-line">
      <table className="data-table" style={{ '--row': '52px', '--edge': '24px' } as object}>
        <thead>
          <tr>
            <th scope="col">{texts.waveColumn}</th>
            <th scope="col">{texts.leavesColumn}</th>
            <th scope="col" className="amount">
              {columns.orders}
            </th>
            <th scope="col" className="amount">
              {columns.units}
            </th>
            <th scope="col" className="amount">
              {columns.lines}
            </th>
            <th scope="col">{texts.picker}</th>
          </tr>
        </thead>
        <tbody>
          {waves.map((wave, at) => {
            const name = texts.wave(wave.number, wave.name);
            const choice = choiceOf(at + 1);
            const leavesAt = choice?.leavesAt ?? wave.leavesAt;
            return (
              <tr key={name}>
                <td className="font-[650]">{name}</td>
                <td className="w-[132px]">
                  <RowSelect
                    aria-label={texts.leavesOf(name)}
                    className={fieldClass}
                    value={leavesAt}
                    onChange={({ target }) => choose(at + 1, { leavesAt: target.value })}
                  >
                    {leavingHours(wave.leavesAt).map((hour) => (
                      <option key={hour} value={hour}>
                        {formatLeavingHour(hour)}
                      </option>
                    ))}
                  </RowSelect>
                </td>
                <td className="amount font-semibold">{formatNumber(wave.orders)}</td>
                <td className="amount font-semibold">{formatNumber(wave.units)}</td>
                <td className="amount text-text-2">{formatNumber(wave.lines)}</td>
                <td className="w-[190px]">
                  <PickerField
                    label={texts.pickerOf(name)}
                    pickers={pickers}
                    chosen={choice?.operatorId ?? null}
                    onChoose={(operatorId) => choose(at + 1, { operatorId })}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

type PickerFieldProps = {
  label: string;
  pickers: PickBoard['pickers'];
  chosen: string | null;
  onChoose: (operatorId: string | null) => void;
};

/** The picker of a wave, with its mark. */
function PickerField({ label, pickers, chosen, onChoose }: PickerFieldProps) {
  const person = pickers.find(({ _id }) => _id === chosen);
  const [first = '', ...rest] = person?.name.split(' ') ?? [];
  return (
    <span className="relative block">
      {person && (
        <span className="pointer-events-none absolute top-1 left-1">
          <PersonMark id={person._id} initials={initialsOf(first, rest.at(-1) ?? '')} />
        </span>
      )}
      <RowSelect
        aria-label={label}
        className={classNames(fieldClass, person && 'pl-9!')}
        value={chosen ?? ''}
        onChange={({ target }) => onChoose(target.value || null)}
      >
        <option value="">{texts.unassigned}</option>
        {pickers.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </RowSelect>
    </span>
  );
}

import type { SettlementDriver, SettlementRow } from '@tonalia/contract/dispatch-settlement';
import { formatPesos } from '@tonalia/rules/money';
import { settlementTexts as texts } from '../../messages/settlement.es-CO.ts';
import { SettlementRows } from './settlement-rows.tsx';

export type DriverGroupsProps = { drivers: readonly SettlementDriver[]; focused: string | undefined };

/** Drivers with a settlement to receive: what each must hand over, what is still to be delivered, and the loads. */
export const DriverGroups = ({ drivers, focused }: DriverGroupsProps) =>
  drivers.map(({ driver, loads }) => (
    <section key={driver} aria-label={driver ?? texts.noDriver}>
      <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1 border-b border-hair bg-surface-2 px-4 py-2.5 lg:px-7">
        <h2 className="min-w-0 flex-1 truncate text-h3">{driver ?? texts.noDriver}</h2>
        <span className="text-small text-text-2">
          {texts.mustHandOver} <b className="font-semibold text-text">{formatPesos(total(loads, 'mustHandOver'))}</b>
        </span>
        <span className="text-small text-text-2">
          {texts.pendingSum} <b className="font-semibold text-text">{formatPesos(total(loads, 'pending'))}</b>
        </span>
      </div>
      <SettlementRows rows={loads} focused={focused} />
    </section>
  ));

const total = (loads: readonly SettlementRow[], name: 'mustHandOver' | 'pending'): number =>
  loads.reduce((sum, { sums }) => sum + sums[name], 0);

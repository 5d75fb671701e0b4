import { Field } from '@tonalia/ui/field';
import { Toggle } from '@tonalia/ui/toggle';
import { formatNumber } from '@tonalia/rules/money';
import { pesosOf } from '../../components/peso-field.tsx';
import { firstRunTexts } from '../../messages/first-run.es-CO.ts';
import type { ReachZone } from './presets.ts';

const texts = firstRunTexts.coverage;
/** What the field begins with when it is switched on. */
const USUAL = 250_000;

/** Free shipping of all zones of the first run. */
export interface FreeShipping {
  isOn: boolean;
  pesos: number | null;
  /** Zones keep their own until it is typed. */
  isTyped: boolean;
}

/** As the nearest zone that is saved has it. */
export function freeOf(zones: readonly ReachZone[]): FreeShipping {
  const pesos = zones.find(({ saved }) => saved !== undefined)?.freeFrom ?? null;
  return { isOn: pesos !== null, pesos: pesos ?? USUAL, isTyped: false };
}

export type FreeFromProps = { free: FreeShipping; onChange: (free: FreeShipping) => void };

/** The price of goods from which delivery is free, in all zones. */
export function FreeFrom({ free, onChange }: FreeFromProps) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1">
      <div className="min-w-[min(100%,12rem)] flex-1">
        <Toggle
          type="switch"
          small
          label={texts.free}
          text={texts.freeText}
          checked={free.isOn}
          onChange={({ currentTarget }) => onChange({ ...free, isOn: currentTarget.checked, isTyped: true })}
        />
      </div>
      {free.isOn && (
        <Field
          small
          hideLabel
          className="w-[148px]! flex-none"
          label={texts.freeFrom}
          inputMode="numeric"
          prefix={<span className="text-text-2">{texts.from} $</span>}
          value={free.pesos === null ? '' : formatNumber(free.pesos)}
          onChange={({ currentTarget }) => onChange({ ...free, pesos: pesosOf(currentTarget.value), isTyped: true })}
        />
      )}
    </div>
  );
}

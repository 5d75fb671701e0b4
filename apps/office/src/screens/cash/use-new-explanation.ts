import type { ExplanationKind, Settlement } from '@tonalia/contract/dispatch-settlement';
import { useState } from 'react';
import { explain } from '../../api/settlements.ts';
import type { ChangeSettlement } from './change-settlement.ts';

const missingKinds: readonly ExplanationKind[] = ['expense', 'wrong_change', 'false_note', 'driver_pays'];
const surplusKinds: readonly ExplanationKind[] = ['surplus', 'wrong_change'];

interface TypedExplanation {
  kind: ExplanationKind;
  text: string;
  /** Pesos without sign; undefined for all that is left to explain. */
  amount: number | null | undefined;
  receipt: string | null;
}

const nothing: TypedExplanation = { kind: 'expense', text: '', amount: undefined, receipt: null };

/** An explanation as it is typed. It stays while others change the settlement, and after a refusal. */
export function useNewExplanation(settlement: Settlement, rest: number, onChange: ChangeSettlement) {
  const [typed, setTyped] = useState(nothing);
  /** The settlement that a refused explanation was typed on. */
  const [before, setBefore] = useState<Settlement>();
  const sign = Math.sign(rest);
  const kinds = sign > 0 ? surplusKinds : missingKinds;
  const kind = kinds.includes(typed.kind) ? typed.kind : (kinds[0] ?? 'expense');
  const amount = typed.amount === undefined ? Math.abs(rest) : typed.amount;
  const text = typed.text.trim();
  const clear = () => {
    setTyped(nothing);
    setBefore(undefined);
  };
  // a photo takes a moment to shrink: what is typed meanwhile stays
  const change = (part: Partial<TypedExplanation>) => setTyped((now) => ({ ...now, ...part }));
  async function add(): Promise<void> {
    if (amount === null) return;
    const { receipt } = typed;
    const wish = { kind, text, amount: sign * amount, orderCode: null, receipt };
    const isAdded = await onChange(
      () => explain(settlement, wish),
      () => {
        // what was sent, and not what is left by now
        change({ amount });
        setBefore(settlement);
      },
    );
    if (isAdded) clear();
  }
  return {
    typed: { ...typed, kind, amount },
    kinds,
    /** The difference left to explain after it. */
    left: rest - sign * (amount ?? 0),
    isComplete: text.length >= 3 && amount !== null && amount > 0,
    /** Whether it fits what is left. */
    fits: rest !== 0 && amount !== null && amount <= Math.abs(rest),
    before,
    change,
    clear,
    add,
  };
}

export type NewExplanationWork = ReturnType<typeof useNewExplanation>;

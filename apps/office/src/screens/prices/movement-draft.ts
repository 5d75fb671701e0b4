import type { OfficeMovement } from '@tonalia/contract/payment-methods-office';
import { formatPesos } from '@tonalia/rules/money';
import type { MethodMovementDraft } from '../../api/payment-methods.ts';
import { fromField, toField } from '../../components/bogota-time.ts';

/** The form of a discount or charge as it is typed. */
export interface MovementFields {
  reference: string;
  type: 'discount' | 'charge';
  kind: 'percentage' | 'value';
  amount: number | null;
  from: string;
  until: string;
}

/** The start of one that has none, for a request; the saved one keeps its own. */
const ALWAYS = '2000-01-01T05:00:00.000Z';

/** The fields of a saved one, or of a new one that begins now and has no end. */
export const movementFields = (reference: string, movement: OfficeMovement | undefined, now: Date): MovementFields => ({
  reference,
  type: movement?.type_movement ?? 'discount',
  kind: movement?.discount_type ?? 'percentage',
  amount: movement?.discount_amount ?? null,
  from: movement ? (movement.from ? toField(movement.from) : '') : toField(now.toISOString()),
  until: movement?.until ? toField(movement.until) : '',
});

/** Whether the amount is possible. */
export const isMovement = ({ kind, amount }: Pick<MovementFields, 'kind' | 'amount'>): boolean =>
  amount !== null && amount >= 1 && (kind === 'value' || amount <= 50);

/** The request; undefined while something is missing. One that is in force keeps its start. */
export function movementDraft(
  fields: MovementFields,
  running: OfficeMovement | undefined,
): MethodMovementDraft | undefined {
  const from = running ? (running.from ?? ALWAYS) : fromField(fields.from);
  const { reference, type, kind, amount } = fields;
  if (reference === '' || from === undefined || amount === null || !isMovement(fields)) return undefined;
  return {
    reference,
    type_movement: type,
    discount_type: kind,
    discount_amount: amount,
    from,
    until: fromField(fields.until) ?? null,
  };
}

type MovementTerms = Pick<OfficeMovement, 'type_movement' | 'discount_type' | 'discount_amount'>;

/** "−3 %", "+$ 2.500". */
export const movementTerms = ({ type_movement, discount_type, discount_amount }: MovementTerms): string =>
  `${type_movement === 'discount' ? '−' : '+'}${
    discount_type === 'percentage' ? `${discount_amount}\u00A0%` : formatPesos(discount_amount)
  }`;

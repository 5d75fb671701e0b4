import { formatNumber } from '@tonalia/rules/money';
import { type EditablePolicy, type HourSpan, defaultPolicy } from '@tonalia/rules/policy';
import { policyTable } from '@tonalia/rules/policy-table.es-CO';
import { z } from 'zod';
import type { SettingDefinition } from './setting-definition.ts';
import { yesOrNo } from './yes-or-no.ts';

type NumberName = {
  [Name in keyof EditablePolicy]: EditablePolicy[Name] extends number ? Name : never;
}[keyof EditablePolicy];
type HourName = Exclude<keyof EditablePolicy, NumberName | 'takesPartPayments'>;

/** A whole number within the bounds of the policy's table; "50.000" is fifty thousand. */
function numberOf(name: NumberName): SettingDefinition<number> {
  const { label, min, max } = policyTable[name];
  const [least, most] = [Number(min), Number(max)];
  return {
    label,
    schema: z.number().int().min(least).max(most),
    isRequired: false,
    example: `${formatNumber(defaultPolicy[name])}, entre ${formatNumber(least)} y ${formatNumber(most)}`,
    read: (text) => (/^\d{1,3}(\.\d{3})*$|^\d+$/.test(text) ? Number(text.replaceAll('.', '')) : text),
    write: formatNumber,
  };
}

const Hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const Span = z.object({ from: Hour, to: Hour }).refine(({ from, to }) => from !== to);
/** One after another within a day. */
const Spans = z
  .array(Span.refine(({ from, to }) => from < to))
  .min(1)
  .max(4)
  .refine((spans) => spans.every(({ from }, at) => at === 0 || from >= (spans[at - 1]?.to ?? '')));

const writeSpan = ({ from, to }: HourSpan): string => `${from}–${to}`;
/** "8:00" as "08:00". */
const readHour = (text: string): string => text.trim().replace(/^\d:/, '0$&');
/** "8:00-12:00" as a span; any other text is left for the schema to refuse. */
function readSpan(text: string): unknown {
  const [, from, to] = /^(\d{1,2}:\d{2})\s*(?:[-–]|a)\s*(\d{1,2}:\d{2})$/.exec(text.trim()) ?? [];
  return from === undefined || to === undefined ? text : { from: readHour(from), to: readHour(to) };
}

const hoursOf = (name: HourName) => ({ label: policyTable[name].label, isRequired: false });
const spanOf = (name: 'reminderHours' | 'quietHours'): SettingDefinition<HourSpan> => ({
  ...hoursOf(name),
  schema: Span,
  example: writeSpan(defaultPolicy[name]),
  read: readSpan,
  write: writeSpan,
});

/** The rules of the business that an owner changes while the shop runs, by the keys of `policyKey`. */
export const policySettings = {
  'policy.cutoff_hour': {
    ...hoursOf('cutoffHour'),
    schema: Hour,
    example: defaultPolicy.cutoffHour,
    read: readHour,
    write: (hour: string) => hour,
  },
  'policy.delivery_hours': {
    ...hoursOf('deliveryHours'),
    schema: Spans,
    example: defaultPolicy.deliveryHours.map(writeSpan).join(', '),
    read: (text: string) => text.split(',').map(readSpan),
    write: (spans: z.infer<typeof Spans>) => spans.map(writeSpan).join(', '),
  },
  'policy.delivery_days': numberOf('deliveryDays'),
  'policy.preparation_hours': numberOf('preparationHours'),
  'policy.max_shipping_fees': numberOf('maxShippingFees'),
  'policy.max_unpaid_orders': numberOf('maxUnpaidOrders'),
  'policy.shown_price_tolerance': { ...numberOf('shownPriceTolerance'), isSensitive: true as const },
  'policy.shown_price_hours': numberOf('shownPriceHours'),
  'policy.return_days': numberOf('returnDays'),
  'policy.return_collect_from': numberOf('returnCollectFrom'),
  'policy.return_age_days': numberOf('returnAgeDays'),
  'policy.quiet_customer_days': numberOf('quietCustomerDays'),
  'policy.arrival_point_days': numberOf('arrivalPointDays'),
  'policy.instant_hold_minutes': numberOf('instantHoldMinutes'),
  'policy.transfer_hold_hours': numberOf('transferHoldHours'),
  'policy.proof_hold_hours': numberOf('proofHoldHours'),
  'policy.new_proof_hours': numberOf('newProofHours'),
  'policy.refund_alone_limit': { ...numberOf('refundAloneLimit'), isSensitive: true as const },
  'policy.gateway_fee_rate': numberOf('gatewayFeeRate'),
  'policy.gateway_fee_fixed': numberOf('gatewayFeeFixed'),
  'policy.cash_difference_limit': { ...numberOf('cashDifferenceLimit'), isSensitive: true as const },
  'policy.credit_days': { ...numberOf('creditDays'), isSensitive: true as const },
  'policy.grace_days': { ...numberOf('graceDays'), isSensitive: true as const },
  'policy.credit_block_days': { ...numberOf('creditBlockDays'), isSensitive: true as const },
  'policy.due_reminder_days': numberOf('dueReminderDays'),
  'policy.initial_credit': { ...numberOf('initialCredit'), isSensitive: true as const },
  'policy.credit_alone_limit': { ...numberOf('creditAloneLimit'), isSensitive: true as const },
  'policy.takes_part_payments': yesOrNo(policyTable.takesPartPayments.label),
  'policy.left_checkout_reminder_hours': numberOf('leftCheckoutReminderHours'),
  'policy.left_cart_reminder_hours': numberOf('leftCartReminderHours'),
  'policy.cart_reminder_pause_days': numberOf('cartReminderPauseDays'),
  'policy.reminder_hours': spanOf('reminderHours'),
  'policy.quiet_hours': spanOf('quietHours'),
  'policy.price_rounding': {
    ...numberOf('priceRounding'),
    schema: z.number().refine((pesos) => [1, 50, 100].includes(pesos)),
    example: '100; también 1 y 50',
  },
  'policy.lowest_margin': numberOf('lowestMargin'),
  'policy.running_out_days': numberOf('runningOutDays'),
  'policy.purchase_safety_days': numberOf('purchaseSafetyDays'),
};

import { AppError } from '@tonalia/contract/errors';
import type { Instrument } from '@tonalia/contract/payment';
import { z } from 'zod';
import type { Database, Transaction } from '../../../platform/transaction.ts';
import { findSavedCard } from './saved-card.sql.ts';

const installments = z.int();

/** What to charge and the texts that were accepted, stored with the payment until the gateway has it. */
export const ChargeInstructions = z.strictObject({
  acceptance: z.string().default(''),
  personalData: z.string().default(''),
  instrument: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('card'), token: z.string(), installments, save: z.boolean() }),
    z.strictObject({ type: z.literal('source'), sourceId: z.string(), installments }),
    z.strictObject({
      type: z.literal('pse'),
      bankCode: z.string(),
      personType: z.enum(['natural', 'juridica']),
      documentType: z.string(),
      document: z.string(),
    }),
    z.strictObject({ type: z.literal('nequi'), phone: z.string() }),
    z.strictObject({ type: z.literal('lender'), lender: z.string(), document: z.string() }),
  ]),
});
export type ChargeInstructions = z.infer<typeof ChargeInstructions>;

/** The payment method an instrument belongs to. */
export function methodOfInstrument(instrument: Instrument): string {
  if (instrument.type === 'lender') return instrument.lender;
  return instrument.type === 'saved_card' ? 'card' : instrument.type;
}

/** Replaces a saved card by the gateway's id of it. Throws CARD_NOT_FOUND when the card is not of this identity and customer. */
export async function resolveInstrument(
  db: Database | Transaction,
  identityId: string,
  customerId: string,
  instrument: Instrument,
): Promise<ChargeInstructions['instrument']> {
  if (instrument.type !== 'saved_card') return instrument;
  const [card] = await findSavedCard(db, { identityId, customerId, id: instrument.cardId });
  if (!card) throw new AppError('CARD_NOT_FOUND');
  return { type: 'source', sourceId: card.sourceId, installments: instrument.installments };
}

import { OfficeError } from '@tonalia/contract/office-errors';
import type { PaymentOffer, paymentOffersApi } from '@tonalia/contract/payment-offers-office';
import { recordAuditEvent } from '../../../platform/audit.ts';
import type { FirstRunCheck } from '../../../platform/first-run.ts';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import type { OfficeEndpoints } from '../../../platform/http/serve-office.ts';
import { type Database, inTransaction } from '../../../platform/transaction.ts';
import type { GatewayMethods } from '../checkout/payment-methods.ts';
import { gatewayOf } from '../gateway/gateway.ts';
import { orderMethods } from './order-methods.ts';
import { listPaymentOffers, lockPaymentOffer, savePaymentOffer } from './payment-offer.sql.ts';

interface OfferContext {
  db: Database;
  gateways: GatewayMethods;
}

/** Every method with what the shop offers of it. */
async function readOffers({ db, gateways }: OfferContext): Promise<PaymentOffer[]> {
  return (await listPaymentOffers(db)).map(({ comments, ...method }) => ({
    ...method,
    isPossible: method.group !== 'instant' || gatewayOf(gateways, method.reference) !== undefined,
    accounts: method.group === 'transfer' ? accountsOf(comments) : [],
  }));
}

/** What an operator wants of a method, and what was seen. */
interface WantedOffer {
  active: boolean;
  accounts: string[];
}

/** The words of a transfer name its accounts, with an empty line between two: every page and message shows them all. */
const accountsOf = (comments: string | null): string[] =>
  (comments ?? '')
    .split(/\n\s*\n/)
    .map((account) => account.trim())
    .filter(Boolean);
const textOf = (accounts: readonly string[]): string | null => accounts.join('\n\n') || null;

/** Offers a method or not. METHOD_NOT_FOUND, TRANSFER_ACCOUNT_REQUIRED, STEP_UP_REQUIRED, VERSION_CONFLICT. */
const saveOffer = (
  db: Database,
  reference: string,
  { seen, active, accounts }: WantedOffer & { seen: WantedOffer },
  { operatorId, network, isConfirmed, name: by }: OperatorActor,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const [before] = await lockPaymentOffer(tx, reference);
    if (!before) throw new OfficeError('METHOD_NOT_FOUND');
    const isTransfer = before.group === 'transfer';
    const accountBefore = isTransfer ? textOf(accountsOf(before.comments)) : null;
    const wanted = isTransfer ? textOf(accounts) : null;
    if (before.active === active && accountBefore === wanted) return;
    if (before.active !== seen.active || accountBefore !== textOf(seen.accounts))
      throw new OfficeError('VERSION_CONFLICT');
    if (isTransfer && active && wanted === null) throw new OfficeError('TRANSFER_ACCOUNT_REQUIRED');
    if (accountBefore !== null && accountBefore !== wanted && !isConfirmed) throw new OfficeError('STEP_UP_REQUIRED');
    await savePaymentOffer(tx, { reference, active, account: wanted });
    await recordAuditEvent(tx, {
      actorId: null,
      operator: { operatorId, network },
      action: 'purchase.method_offered',
      subjectId: reference,
      detail: { name: before.name, by, activeBefore: before.active, active, accountBefore, account: wanted },
    });
  });

/** The office's calls about the methods that the shop offers. */
export const offerEndpoints = (context: OfferContext): OfficeEndpoints<typeof paymentOffersApi> => ({
  'GET /office/payment-offers': {
    access: 'operator',
    needs: 'settings.read',
    handle: async () => ({ results: await readOffers(context) }),
  },
  'PUT /office/payment-offers/{reference}': {
    access: 'operator',
    needs: 'settings.edit',
    handle: async ({ operator, params: { reference }, body }) => {
      await saveOffer(context.db, reference, body, operator);
      return { results: await readOffers(context) };
    },
  },
  'PUT /office/payment-order': {
    access: 'operator',
    needs: 'settings.edit',
    handle: async ({ operator, body }) => {
      await orderMethods(context.db, body, operator);
      return { results: await readOffers(context) };
    },
  },
});

/** What the first run asks of payment methods: one besides own credit. */
export const paymentCheck = (context: OfferContext): FirstRunCheck => ({
  step: 'payments',
  read: async () => {
    const offered = (await readOffers(context)).filter(({ active, isPossible }) => active && isPossible);
    const paid = offered.filter(({ group }) => group !== 'credit');
    return {
      missing: paid.length > 0 ? [] : ['method'],
      name: paid.map(({ name }) => name).join(', ') || null,
      count: paid.length,
    };
  },
});

import { z } from 'zod';
import { messageEvent } from '../../../platform/messages.ts';
import type { Listener } from '../../../platform/outbox.ts';
import type { NewEvent } from '../../../platform/publish.ts';
import { findAddressees } from '../../customers/index.ts';
import { letterOf, unlinked } from './messages.es-CO.ts';
import type { NotifyOrderContext } from './write-messages.ts';

const TransferReviewed = z.object({ customerId: z.uuid(), title: z.string(), text: z.string(), path: z.string() });

/** Handles `purchase.document_transfer_reviewed`: a mail to the customer. Its notice is written already. */
export const notifyTransfer = ({ channels, publicUrl }: NotifyOrderContext): Listener => {
  return async (tx, { payload }): Promise<NewEvent[]> => {
    const { customerId, title, text, path } = TransferReviewed.parse(payload);
    const owner = (await findAddressees(tx, null, customerId)).find(({ isOwner }) => isOwner);
    if (!owner?.email || !channels.includes('email')) return [];
    // the reason is the operator's own text
    const letter = letterOf(unlinked(owner.name), `${title}. ${unlinked(text)}`, `${publicUrl}${path}`);
    return [messageEvent({ channel: 'email', to: owner.email, subject: title, text: letter })];
  };
};

import { hour } from '@tonalia/rules/durations';
import { pushHours } from '@tonalia/rules/policy';
import { sendLater } from '../../../platform/messages.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { pushLater } from '../../../platform/push-notices.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import { findAddressees } from '../../customers/index.ts';
import { writeNotice } from '../../notices/index.ts';
import { approvedText, askedText, mailedRequest, pushedRequest, returnedText, review } from './messages.es-CO.ts';

export type RequestNoticeContext = Pick<ModuleContext, 'clock' | 'channels' | 'hasPush' | 'publicUrl'>;

const PATH = '/home/profile/team';

/** Notices the owner of a business of a request: in its list, and by push, else by mail. */
export async function noticeOwner(
  { clock, channels, hasPush, publicUrl }: RequestNoticeContext,
  tx: Transaction,
  { requestId, customerId, name, total }: { requestId: string; customerId: string; name: string; total: number },
): Promise<void> {
  const owner = (await findAddressees(tx, null, customerId)).find(({ isOwner }) => isOwner);
  if (!owner) return;
  const { identityId } = owner;
  const at = clock.now();
  const key = `order request ${requestId}`;
  await writeNotice(tx, {
    customerId,
    identityId,
    kind: 'approval',
    key,
    ...askedText(name, total),
    path: PATH,
    action: review,
    at,
  });
  const to = channels.includes('email') && owner.isConfirmed ? owner.email : null;
  const mail =
    to === null ? undefined : { channel: 'email' as const, to, ...mailedRequest(name, total, `${publicUrl}${PATH}`) };
  if (!hasPush || !owner.wantsPush) return mail && sendLater(tx, mail);
  await pushLater(tx, {
    identityId,
    ...pushedRequest,
    path: PATH,
    about: `request ${requestId}`,
    expiresAt: new Date(at.getTime() + pushHours * hour).toISOString(),
    ...(mail && { otherwise: mail }),
  });
}

/** Notices the member of the decision about its request. */
export async function noticeMember(
  { clock }: Pick<RequestNoticeContext, 'clock'>,
  tx: Transaction,
  {
    requestId,
    customerId,
    identityId,
    why,
  }: { requestId: string; customerId: string; identityId: string; why: string | null },
): Promise<void> {
  await writeNotice(tx, {
    customerId,
    identityId,
    kind: 'approval',
    key: `order request ${requestId} decided`,
    title: why === null ? approvedText : returnedText,
    ...(why !== null && { text: why }),
    path: why === null ? '/home/profile/orders/history' : '/home/cart',
    at: clock.now(),
  });
}

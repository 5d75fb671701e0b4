import { hour } from '@tonalia/rules/durations';
import { pushHours } from '@tonalia/rules/policy';
import { sendLater } from '../../../platform/messages.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { pushLater } from '../../../platform/push-notices.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import { findAddressees } from '../../customers/index.ts';
import { mailedAnswer, pushedAnswer } from './messages.es-CO.ts';
import type { ShareRow } from './show-share.ts';

/** What answering a link needs. */
export type AnswerContext = Pick<ModuleContext, 'db' | 'clock' | 'channels' | 'hasPush' | 'publicUrl'>;

/** Tells the maker of a link what came back: by push, else by mail when the address is confirmed. */
export async function noticeAnswer(
  { clock, channels, hasPush, publicUrl }: AnswerContext,
  tx: Transaction,
  { identityId, customerId, shareId }: Pick<ShareRow, 'identityId' | 'customerId' | 'shareId'>,
  answerId: string,
): Promise<void> {
  const people = await findAddressees(tx, identityId, customerId);
  const maker = people.find((one) => one.identityId === identityId);
  if (!maker) return;
  const path = `/home/quick-order?answer=${answerId}`;
  const to = channels.includes('email') && maker.isConfirmed ? maker.email : null;
  const letter = mailedAnswer(maker.name, `${publicUrl}${path}`);
  const mail = to === null ? undefined : { channel: 'email' as const, to, ...letter };
  if (!hasPush || !maker.wantsPush) return mail && sendLater(tx, mail);
  await pushLater(tx, {
    identityId,
    ...pushedAnswer,
    path,
    about: `share ${shareId}`,
    expiresAt: new Date(clock.now().getTime() + pushHours * hour).toISOString(),
    ...(mail && { otherwise: mail }),
  });
}

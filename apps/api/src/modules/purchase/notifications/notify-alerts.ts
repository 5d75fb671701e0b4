import { hour } from '@tonalia/rules/durations';
import { pushHours } from '@tonalia/rules/policy';
import { z } from 'zod';
import { messageEvent } from '../../../platform/messages.ts';
import type { Listener } from '../../../platform/outbox.ts';
import type { NewEvent } from '../../../platform/publish.ts';
import { pushEvent } from '../../../platform/push-notices.ts';
import { findAddressees } from '../../customers/index.ts';
import { alertMail, canBuy, together } from './alert-messages.es-CO.ts';
import { unlinked } from './messages.es-CO.ts';
import type { NotifyOrderContext } from './write-messages.ts';

const AlertsFired = z.object({
  customerId: z.uuid(),
  news: z.array(z.object({ title: z.string(), text: z.string(), path: z.string() })).min(1),
});

/** Handles `products.alerts_fired`: one push for all of them, or one mail where no phone can be reached. Their notices are written already. */
export const notifyAlerts = ({ clock, channels, hasPush, publicUrl }: NotifyOrderContext): Listener => {
  return async (tx, { payload }): Promise<NewEvent[]> => {
    const { customerId, news } = AlertsFired.parse(payload);
    const owner = (await findAddressees(tx, null, customerId)).find(({ isOwner }) => isOwner);
    if (!owner) return [];
    const { title, path } = together(news);
    const letter = channels.includes('email') &&
      owner.email !== null && {
        channel: 'email' as const,
        to: owner.email,
        subject: title,
        text: alertMail(unlinked(owner.name), news, `${publicUrl}${path}`),
      };
    if (!hasPush || !owner.wantsPush) return letter ? [messageEvent(letter)] : [];
    const push = {
      identityId: owner.identityId,
      title: title.slice(0, 80),
      text: canBuy,
      path,
      about: 'alerts',
      expiresAt: new Date(clock.now().getTime() + pushHours * hour).toISOString(),
      isReminder: true,
      ...(letter && { otherwise: letter }),
    };
    return [pushEvent(push)];
  };
};

import type { orderOfficeApi } from '@tonalia/contract/purchase-office-order';
import type { OperatorActor } from '../../../../platform/http/actor.ts';
import type { OfficeEndpoints } from '../../../../platform/http/serve-office.ts';
import type { NotifyOrderContext } from '../../notifications/write-messages.ts';
import type { OperatorReason } from '../../order/change-shipment.ts';
import { addNote } from './add-note.ts';
import { changeAddress } from './change-address.ts';
import { moveShipment } from './move-shipment.ts';
import { sendAgain } from './send-again.ts';

/** The office's calls that change one order. */
export function oneOrderEndpoints(context: NotifyOrderContext): OfficeEndpoints<typeof orderOfficeApi> {
  return {
    'POST /office/orders/{orderCode}/notes': {
      access: 'operator',
      needs: 'orders.note',
      handle: async ({ operator, params, body }) => ({
        results: await addNote(context.db, params.orderCode, body.text, authorOf(operator)),
      }),
    },
    'POST /office/orders/{orderCode}/message': {
      access: 'operator',
      needs: 'orders.message',
      handle: async ({ operator, params, body }) => ({
        results: { sent: await sendAgain(context, { ...params, ...body }, authorOf(operator)) },
      }),
    },
    'POST /office/orders/{orderCode}/address': {
      access: 'operator',
      needs: 'orders.adjust',
      handle: async ({ operator, params, body }) => ({
        results: await changeAddress(context, { ...params, ...body }, authorOf(operator)),
      }),
    },
    'POST /office/orders/{orderCode}/move': {
      access: 'operator',
      needs: 'orders.adjust',
      handle: async ({ operator, params, body }) => ({
        results: await moveShipment(context, { ...params, ...body }, authorOf(operator)),
      }),
    },
  };
}

/** The operator as the author of a change. */
export const authorOf = ({ operatorId, name, network }: OperatorActor, why = ''): OperatorReason => ({
  why,
  actorId: null,
  by: name,
  operator: { operatorId, network },
});

import type { repeatOrderApi } from '@tonalia/contract/repeat-order';
import type { Endpoints } from '../../../platform/http/serve.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { requireOpenShop } from '../../../platform/settings/shop-opening.ts';
import { hideCredit } from '../member-limits/hide-credit.ts';
import type { PlaceOrderContext } from '../order/orderable-cart.ts';
import { placeRepeat } from './place-repeat.ts';
import { quoteRepeat } from './quote-repeat.ts';

/** Ordering an earlier order again, beside the open cart. */
export function repeatEndpoints(
  context: PlaceOrderContext & Pick<ModuleContext, 'shopOpening'>,
): Endpoints<typeof repeatOrderApi> {
  return {
    'POST /repeat-order/quote': {
      access: 'buyer',
      needs: 'cart.edit',
      handle: async ({ actor, buyer, body }) => ({ results: await quoteRepeat(context, { actor, buyer }, body) }),
    },
    'POST /repeat-order': {
      access: 'buyer',
      needs: 'orders.place',
      handle: async ({ actor, buyer, body }) => {
        requireOpenShop(context);
        return { results: await hideCredit(buyer, () => placeRepeat(context, { actor, buyer }, body)) };
      },
    },
  };
}

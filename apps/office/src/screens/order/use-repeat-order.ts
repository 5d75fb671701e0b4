import type { OfficeOrder } from '@tonalia/contract/purchase-office';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { sentenceOf } from '../../api/call-failure.ts';
import { useNotify } from '../../components/notices.tsx';
import { orderPageTexts } from '../../messages/order-page.es-CO.ts';

const texts = orderPageTexts.menu;

/** Puts the lines of the order into the operator's cart for its customer, and opens it. */
export function useRepeatOrder({ code, customer: { _id: customerId } }: OfficeOrder): () => Promise<void> {
  const cache = useQueryClient();
  const notify = useNotify();
  const navigate = useNavigate();
  return async () => {
    try {
      const { deskCartQuery, repeatOrder } = await import('../../api/order-taking.ts'); // not loaded with the page
      const missing = await repeatOrder(customerId, { clientId: crypto.randomUUID(), orderCode: code });
      await cache.invalidateQueries({ queryKey: deskCartQuery(customerId).queryKey });
      if (missing.length > 0) notify({ color: 'gray', message: texts.notRepeated(missing.join(', ')) });
      await navigate({ to: '/pedidos/nuevo', search: { cliente: customerId } });
    } catch (cause) {
      notify({ color: 'red', message: sentenceOf(cause) });
    }
  };
}

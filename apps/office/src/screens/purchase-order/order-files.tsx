import type { PurchaseOrder } from '@tonalia/contract/purchasing-office';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Icon } from '@tonalia/ui/icon';
import { sentenceOf } from '../../api/call-failure.ts';
import { mailPurchase, purchaseFile, purchaseOrderQuery } from '../../api/purchasing.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { useNotify } from '../../components/notices.tsx';
import { OfficeButton, officeButtonClass } from '../../components/office-button.tsx';
import { purchasingTexts as texts } from '../../messages/purchasing.es-CO.ts';

const formats = [
  { format: 'pdf', name: texts.pdf },
  { format: 'xlsx', name: texts.excel },
] as const;

/** The order as a file, and by mail to its supplier. */
export function OrderFiles({ order, isOpen }: { order: PurchaseOrder; isOpen: boolean }) {
  const cache = useQueryClient();
  const notify = useNotify();
  const operator = useOperator();
  // kept until it is answered: a retry is the same mail
  const [mailId, setMailId] = useState(() => crypto.randomUUID());
  const mail = useMutation({
    mutationFn: () => mailPurchase(order._id, mailId),
    onSuccess: (sent) => {
      cache.setQueryData(purchaseOrderQuery(order._id).queryKey, sent);
      setMailId(crypto.randomUUID());
      notify({ color: 'white', message: texts.mailed(order.code) });
    },
    onError: (cause) => notify({ color: 'red', message: sentenceOf(cause) }),
  });
  return (
    <>
      {formats.map(({ format, name }) => (
        <a
          key={format}
          href={purchaseFile(order._id, format)}
          download
          className={`${officeButtonClass('secondary')} max-lg:hidden`}
        >
          <Icon name="download" size="sm" />
          {name}
        </a>
      ))}
      {isOpen && order.canMail && mayDo(operator, 'purchases.edit') && (
        <OfficeButton look="secondary" busy={mail.isPending} onClick={() => mail.mutate()}>
          {order.mailedAt === null ? texts.mail : texts.mailAgain}
        </OfficeButton>
      )}
    </>
  );
}

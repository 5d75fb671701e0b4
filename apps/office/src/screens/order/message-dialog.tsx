import type { OfficeOrder } from '@tonalia/contract/purchase-office';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { classNames } from '@tonalia/ui/class-names';
import { sentenceOf } from '../../api/call-failure.ts';
import { sendAgain } from '../../api/one-order.ts';
import { forgetOrders } from '../../api/orders.ts';
import { useNotify } from '../../components/notices.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { OfficeDialog } from '../../components/office-dialog.tsx';
import { formatWhenInFull } from '../../components/when.ts';
import { actTexts } from '../../messages/acts.es-CO.ts';
import { orderPageTexts } from '../../messages/order-page.es-CO.ts';

const texts = orderPageTexts.message;
const NOW = 'now';

/** The messages of an order with their state; one of them, or that of its present state, is sent again. */
export function MessageDialog({ order, now, onClose }: { order: OfficeOrder; now: Date; onClose: () => void }) {
  const cache = useQueryClient();
  const notify = useNotify();
  const [chosen, setChosen] = useState(NOW);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function send(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      const sent = await sendAgain(order.code, chosen === NOW ? undefined : chosen);
      await forgetOrders(cache);
      notify({ color: 'white', message: texts.sent(sent) });
      onClose();
    } catch (cause) {
      setFailure(sentenceOf(cause));
      setBusy(false);
    }
  }

  return (
    <OfficeDialog
      title={texts.title}
      onClose={onClose}
      footer={
        <>
          <OfficeButton look="secondary" onClick={onClose}>
            {actTexts.back}
          </OfficeButton>
          <OfficeButton busy={isBusy} onClick={() => void send()}>
            {texts.send}
          </OfficeButton>
        </>
      }
    >
      <fieldset className="grid gap-1">
        <legend className="sr-only">{texts.list}</legend>
        <Choice value={NOW} {...{ chosen, setChosen }} title={texts.now} detail={texts.nowText} />
        {order.messages.map(({ _id, title, channel, recipient, state, at }) => (
          <Choice
            key={_id}
            value={_id}
            {...{ chosen, setChosen }}
            title={title}
            detail={[texts.recipient[recipient], texts.channel[channel], formatWhenInFull(new Date(at), now)].join(
              ', ',
            )}
            state={texts.state[state]}
            isBad={state === 'failed'}
          />
        ))}
      </fieldset>
      {order.messages.length === 0 && <p className="mt-2 text-text-2">{texts.none}</p>}
      {failure && (
        <p role="alert" className="mt-3 text-small text-danger">
          {failure}
        </p>
      )}
    </OfficeDialog>
  );
}

interface ChoiceProps {
  value: string;
  chosen: string;
  setChosen: (value: string) => void;
  title: string;
  detail: string;
  state?: string;
  isBad?: boolean;
}

const Choice = ({ value, chosen, setChosen, title, detail, state, isBad = false }: ChoiceProps) => (
  <label className="has-focus-visible:focus-ring flex min-h-11 items-center gap-3 rounded-[12px] px-3 py-2 has-checked:bg-chosen">
    <input
      type="radio"
      name="message"
      className="size-[18px] shrink-0 accent-brand"
      checked={chosen === value}
      onChange={() => setChosen(value)}
    />
    <span className="min-w-0 flex-1 leading-[1.3]">
      <b className="block font-semibold">{title}</b>
      <span className="text-[0.78125rem] text-text-2">{detail}</span>
    </span>
    {state && (
      <span className={classNames('text-[0.78125rem] font-semibold', isBad ? 'text-danger' : 'text-text-2')}>
        {state}
      </span>
    )}
  </label>
);

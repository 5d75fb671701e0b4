import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReturnWish } from '@tonalia/contract/return-state';
import type { Returnable } from '@tonalia/contract/returns-own';
import { dayIn, formatShortDay } from '@tonalia/rules/dates';
import { formatPesos } from '@tonalia/rules/money';
import { Button } from '@tonalia/ui/button';
import { Field } from '@tonalia/ui/field';
import { Notice } from '@tonalia/ui/notice';
import { SegmentedControl } from '@tonalia/ui/segmented-control';
import { Sheet } from '@tonalia/ui/sheet';
import { useRef, useState } from 'react';
import { sentenceOf } from '../../api/http/api-error.ts';
import { call } from '../../api/http/client.ts';
import { keys } from '../../api/queries/queries.ts';
import { returnMessages as words } from '../../messages/returns.es-CO.ts';
import { notify } from '../../state/notices.ts';
import { type Chosen, chosenOf, missingIn } from './request.ts';
import { ReturnLine } from './return-line.tsx';

interface AskReturnProps {
  orderCode: string;
  /** Of its last part that was delivered. */
  deliveredAt: string | null;
  lines: Returnable['lines'];
  onClose: () => void;
}

/** Asks to return lines of an order: units, reason and photos of each, and how the money goes back. */
export function AskReturn({ orderCode, deliveredAt, lines, onClose }: AskReturnProps) {
  const cache = useQueryClient();
  // one id for all tries: a request that arrived is not made twice
  const [id] = useState(() => crypto.randomUUID());
  const [chosen, setChosen] = useState<Chosen>({});
  const [wish, setWish] = useState<ReturnWish>('balance');
  const [note, setNote] = useState('');
  const isUnderWay = useRef(false);
  const picked = chosenOf(lines, chosen);
  const missing = missingIn(lines, chosen);
  const sum = picked.reduce((pesos, { price, chosen: { units } }) => pesos + price * units, 0);
  const units = picked.reduce((all, one) => all + one.chosen.units, 0);
  const send = useMutation({
    mutationFn: () =>
      call('purchase', 'POST /returns', {
        body: {
          orderCode,
          id,
          wish,
          note: note.trim(),
          lines: picked.map(({ line, chosen: { reason = 'regret', photos, units: back } }) => ({
            line,
            units: back,
            reason,
            photos,
          })),
        },
      }),
    onSuccess: () => {
      notify({ color: 'white', message: words.sent });
      onClose();
      return cache.invalidateQueries({ queryKey: keys.orders });
    },
    onSettled: () => (isUnderWay.current = false),
  });
  const press = () => {
    if (isUnderWay.current || picked.length === 0 || missing !== undefined) return;
    isUnderWay.current = true;
    send.mutate();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={words.sheet}
      subtitle={words.of(orderCode, deliveredAt && formatShortDay(dayIn(new Date(deliveredAt))).toLowerCase())}
      footer={
        <div className="grid gap-3">
          <p className="flex items-end justify-between gap-3">
            <span className="text-small text-text-2">{words.sum(picked.length, units)}</span>
            <b className="text-price-lg">{formatPesos(sum)}</b>
          </p>
          {send.error && <Notice color="red" message={sentenceOf(send.error)} />}
          <Button
            full
            size="lg"
            disabled={picked.length === 0 || missing !== undefined}
            loading={send.isPending}
            onClick={press}
          >
            {missing ?? words.send}
          </Button>
        </div>
      }
    >
      <ul className="grid grid-cols-1 gap-3">
        {lines.map((line) => (
          <ReturnLine
            key={line.line}
            line={line}
            chosen={chosen[line.line]}
            onChange={(next) => setChosen((all) => ({ ...all, [line.line]: next }))}
          />
        ))}
      </ul>
      {picked.length > 0 && (
        <div className="mt-4 grid gap-4">
          <div>
            <p className="mb-2 text-label">{words.asMoney}</p>
            <SegmentedControl
              label={words.asMoney}
              value={wish}
              onChange={setWish}
              options={[
                { value: 'balance', label: words.wishes.balance },
                { value: 'source', label: words.wishes.source },
              ]}
            />
          </div>
          <Field
            label={words.note}
            hint={words.noteHint}
            maxLength={500}
            value={note}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
        </div>
      )}
    </Sheet>
  );
}

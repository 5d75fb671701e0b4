import type { RepeatLine as Line } from '@tonalia/contract/repeat-order';
import { literals } from '@tonalia/contract/literals.es-CO';
import { dayIn, formatShortDay } from '@tonalia/rules/dates';
import { Sheet } from '@tonalia/ui/sheet';
import { Skeleton } from '@tonalia/ui/skeleton';
import { lineName } from '@tonalia/rules/line-name';
import { useState } from 'react';
import { QueryStates } from '../../components/query-states.tsx';
import { repeatMessages as words } from '../../messages/repeat.es-CO.ts';
import { useGo } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { ChooseInstead } from './choose-instead.tsx';
import { NotAddedSheet } from './not-added-sheet.tsx';
import { RepeatFoot } from './repeat-foot.tsx';
import { RepeatLines } from './repeat-lines.tsx';
import { useAddRepeat } from './use-add-repeat.ts';
import { useConfirmRepeat } from './use-confirm-repeat.ts';
import { useRepeat } from './use-repeat.ts';

export interface RepeatSheetProps {
  order: { cartId: string; orderCode: string };
  open: boolean;
  onClose: () => void;
}

/** An earlier order as it would be ordered now: first what changed; one tap orders it, delivered and paid as then. */
export function RepeatSheet({ order: { cartId, orderCode }, open, onClose }: RepeatSheetProps) {
  const repeat = useRepeat(cartId, open);
  const { query } = repeat;
  const quote = query.data;
  const placing = useConfirmRepeat(cartId, () => void query.refetch());
  const adding = useAddRepeat(cartId, onClose);
  const go = useGo();
  const onCheckout = () => adding.add(quote?.lines ?? [], () => go(paths.orderDetail()));
  const [choosing, setChoosing] = useState<Line | null>(null);
  if (adding.outcome) return <NotAddedSheet outcome={adding.outcome} onClose={onClose} />;
  if (choosing)
    return (
      <Sheet
        open={open}
        onClose={onClose}
        onBack={() => setChoosing(null)}
        size="md"
        title={words.chooseInstead(choosing.instead?.name ?? lineName(choosing))}
      >
        <ChooseInstead
          line={choosing}
          onChoose={(code) => {
            repeat.replace(choosing, code);
            setChoosing(null);
          }}
        />
      </Sheet>
    );
  const when = quote && formatShortDay(dayIn(new Date(quote.orderedAt))).toLocaleLowerCase('es-CO');
  return (
    <Sheet
      open={open}
      onClose={onClose}
      size="md"
      title={literals.reorder}
      subtitle={quote && when ? words.like(when, quote.units) : orderCode}
      footer={quote && <RepeatFoot {...{ quote, repeat, placing, adding, onCheckout }} />}
    >
      <QueryStates query={query} failed={words.failed} className="grid gap-3 py-3">
        {Array.from({ length: 5 }, (_, at) => (
          <Skeleton key={at} className="h-14 rounded-control" />
        ))}
      </QueryStates>
      {quote && <RepeatLines lines={quote.lines} repeat={repeat} onChoose={setChoosing} />}
    </Sheet>
  );
}

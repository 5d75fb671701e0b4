import type { RepeatLine as Line } from '@tonalia/contract/repeat-order';
import { literals } from '@tonalia/contract/literals.es-CO';
import { dayIn, formatShortDay } from '@tonalia/rules/dates';
import { Sheet } from '@tonalia/ui/sheet';
import { Skeleton } from '@tonalia/ui/skeleton';
import { useState } from 'react';
import { QueryStates } from '../../components/query-states.tsx';
import { repeatMessages as words } from '../../messages/repeat.es-CO.ts';
import { ChooseInstead } from './choose-instead.tsx';
import { nameOf } from './names.ts';
import { NotAddedSheet } from './not-added-sheet.tsx';
import { RepeatFoot } from './repeat-foot.tsx';
import { RepeatLine } from './repeat-line.tsx';
import { useAddRepeat } from './use-add-repeat.ts';
import { useConfirmRepeat } from './use-confirm-repeat.ts';
import { type RepeatInHand, useRepeat } from './use-repeat.ts';

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
  const [choosing, setChoosing] = useState<Line | null>(null);
  if (adding.outcome) return <NotAddedSheet outcome={adding.outcome} onClose={onClose} />;
  if (choosing)
    return (
      <Sheet open={open} onClose={onClose} onBack={() => setChoosing(null)} size="md" title={titleFor(choosing)}>
        <ChooseInstead
          line={choosing}
          onChoose={(code) => {
            repeat.edit(choosing.lineNo, code === undefined ? { quantity: 0 } : { code, quantity: choosing.before });
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
      footer={quote && <RepeatFoot quote={quote} repeat={repeat} placing={placing} adding={adding} />}
    >
      <QueryStates query={query} failed={words.failed} className="grid gap-3 py-3">
        {Array.from({ length: 5 }, (_, at) => (
          <Skeleton key={at} className="h-14 rounded-control" />
        ))}
      </QueryStates>
      {quote && <Lines lines={quote.lines} repeat={repeat} onChoose={setChoosing} />}
    </Sheet>
  );
}

const titleFor = (line: Line): string => words.chooseInstead(line.instead?.name ?? nameOf(line));

/** What changed in a frame, then what is as before. */
function Lines({
  lines,
  repeat,
  onChoose,
}: {
  lines: readonly Line[];
  repeat: RepeatInHand;
  onChoose: (line: Line) => void;
}) {
  const changed = lines.filter(({ changes }) => changes.length > 0);
  const same = lines.filter(({ changes }) => changes.length === 0);
  const row = (line: Line) => {
    const { lineNo, quantity, asks } = line;
    return (
      <RepeatLine
        key={lineNo}
        line={line}
        units={repeat.unitsOf(lineNo, quantity)}
        onUnits={(units) => repeat.edit(lineNo, { quantity: units })}
        onChoose={() => onChoose(line)}
        onTake={asks && !repeat.isTaken(lineNo) ? () => repeat.take(lineNo) : undefined}
      />
    );
  };
  return (
    <div className="grid gap-4 pb-3">
      {changed.length > 0 && (
        <section className="rounded-card px-3.5 pt-3 inset-ring inset-ring-line">
          <Title text={words.changed} aside={words.someLines(changed.length, lines.length)} />
          <ul className="divide-y divide-line">{changed.map(row)}</ul>
        </section>
      )}
      {same.length > 0 && (
        <section>
          <Title text={words.same} aside={words.lines(same.length)} />
          <ul className="divide-y divide-line">{same.map(row)}</ul>
        </section>
      )}
    </div>
  );
}

function Title({ text, aside }: { text: string; aside: string }) {
  return (
    <p className="flex items-baseline justify-between gap-3">
      <b className="text-h3">{text}</b> <span className="text-small text-text-3">{aside}</span>
    </p>
  );
}

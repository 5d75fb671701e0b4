import { useInfiniteQuery } from '@tanstack/react-query';
import type { UsualLine } from '@tonalia/contract/suggested-order';
import { lineName } from '@tonalia/rules/line-name';
import { formatPesos } from '@tonalia/rules/money';
import { Button } from '@tonalia/ui/button';
import { Sheet } from '@tonalia/ui/sheet';
import { Skeleton } from '@tonalia/ui/skeleton';
import { useState } from 'react';
import { usualQuery } from '../../api/queries/seller-day.ts';
import { QueryStates } from '../../components/query-states.tsx';
import { LinePicture } from '../../features/line-picture/line-picture.tsx';
import { ProposedUnits } from '../../features/rhythm/proposed-units.tsx';
import { NotAddedSheet } from '../../features/reorder/not-added-sheet.tsx';
import { sellerDayMessages as words } from '../../messages/seller-day.es-CO.ts';
import { useAcceptList } from '../../features/reorder/use-accept-list.ts';

interface UsualSheetProps {
  customerId: string;
  name: string;
  onClose: () => void;
}

/** All that a customer ordered in a year, with its usual units; what is chosen enters the cart in one write. */
export function UsualSheet({ customerId, name, onClose }: UsualSheetProps) {
  const usual = useInfiniteQuery(usualQuery(customerId));
  const [units, setUnits] = useState<Readonly<Record<string, number>>>({});
  const { accept, isAccepting, outcome } = useAcceptList();
  const lines = usual.data?.pages.flatMap(({ results }) => results) ?? [];
  const chosen = lines.flatMap(({ match }) => {
    const quantity = units[match.versionId] ?? 0;
    return quantity > 0 ? [{ versionId: match.versionId, quantity, pesos: match.price * quantity }] : [];
  });
  const pesos = chosen.reduce((sum, one) => sum + one.pesos, 0);
  if (outcome) return <NotAddedSheet outcome={outcome} onClose={onClose} />;
  return (
    <Sheet
      open
      onClose={onClose}
      title={words.usual}
      subtitle={`${name}, ${words.usualSums(usual.data?.pages[0]?.total ?? 0)}`}
      footer={
        <Button
          full
          size="lg"
          loading={isAccepting}
          disabledReason={chosen.length === 0 ? words.pickUsual : undefined}
          onClick={() => accept(chosen.map(({ versionId, quantity }) => ({ versionId, quantity })))}
        >
          {words.addUsual(chosen.length, pesos)}
        </Button>
      }
    >
      <ul>
        {lines.map((line) => (
          <UsualRow
            key={line.match.versionId}
            line={line}
            units={units[line.match.versionId] ?? 0}
            onUnits={(next) => setUnits((before) => ({ ...before, [line.match.versionId]: next }))}
          />
        ))}
      </ul>
      <QueryStates query={usual} failed={words.usualFailed} className="grid gap-3 pb-4">
        <Skeleton className="h-16 rounded-card" />
        <Skeleton className="h-16 rounded-card" />
      </QueryStates>
      {usual.hasNextPage && (
        <Button variant="ghost" full loading={usual.isFetchingNextPage} onClick={() => void usual.fetchNextPage()}>
          {words.moreUsual}
        </Button>
      )}
    </Sheet>
  );
}

/** "+" puts the usual units; at zero it is left out. */
function UsualRow(props: { line: UsualLine; units: number; onUnits: (units: number) => void }) {
  const { line, units, onUnits } = props;
  const { match, quantity, times } = line;
  const name = lineName(match);
  return (
    <li className="flex min-h-19 flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-3 last:border-b-0">
      <LinePicture match={match} />
      <span className="min-w-0 flex-1 basis-30">
        <b className="block text-label wrap-break-word">{name}</b>{' '}
        <span className="block text-small text-text-2">{words.usualRow(quantity, times)}</span>{' '}
        <b className="text-small">{formatPesos(match.price)}</b>
      </span>
      <ProposedUnits
        name={name}
        units={units}
        proposed={Math.ceil(quantity / match.minQuantity) * match.minQuantity}
        step={match.minQuantity}
        onUnits={onUnits}
        className="w-34"
      />
    </li>
  );
}

import type { FormulaClient } from '@tonalia/contract/formulas';
import { Button } from '@tonalia/ui/button';
import { Swatch } from '@tonalia/ui/swatch';
import { Suspense, lazy } from 'react';
import { LinePicture } from '../../features/line-picture/line-picture.tsx';
import { formulaMessages as words } from '../../messages/formulas.es-CO.ts';
import { type SalonShelf, colourOf, labelOf, missingOf, totalOf } from './mix-figures.ts';
import { MixSwatch } from './mix-swatch.tsx';
import { useAddMissing } from './use-formula-changes.ts';

const NotAddedSheet = lazy(() =>
  import('../../features/reorder/not-added-sheet.tsx').then((m) => ({ default: m.NotAddedSheet })),
);

/** What the appointments of today use, and what is short on the shelf. */
export function TodayCard({ clients, shelf }: { clients: readonly FormulaClient[]; shelf: SalonShelf }) {
  const { adding, outcome, forget } = useAddMissing();
  const mixes = clients.map(({ mix }) => mix);
  const { gaps, items, units, pesos, notForSale } = missingOf(mixes, shelf);
  return (
    <section className="rounded-[20px] bg-deep p-4 text-on-deep">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-h2">{words.today(clients.length)}</h2>{' '}
        <span className="text-small text-on-deep-2">
          {words.grams(mixes.reduce((sum, mix) => sum + totalOf(mix), 0))}
        </span>
      </div>
      <div className="mt-3 flex gap-1">
        {clients.map(({ clientId, mix }) => (
          <MixSwatch key={clientId} mix={mix} shelf={shelf} className="h-11 flex-1 rounded-[11px]" />
        ))}
      </div>
      {gaps.length > 0 && (
        <ul className="mt-3 divide-y divide-deep-track">
          {gaps.map(({ versionId, need, left }) => {
            const item = shelf.get(versionId);
            const colour = colourOf(item);
            return (
              <li key={versionId} className="flex min-h-11 flex-wrap items-center gap-x-3 py-1">
                {colour === null ? (
                  item?.match && <LinePicture match={item.match} size="map" />
                ) : (
                  <Swatch color={colour} size={26} className="size-8! rounded-[10px]!" />
                )}
                <b className="min-w-0 flex-1 text-label">
                  {labelOf(item)} <span className="font-medium text-on-deep-2">{words.uses(need)}</span>
                </b>{' '}
                <span className="text-small font-semibold text-[#FFD08A]">{words.short(left)}</span>
              </li>
            );
          })}
        </ul>
      )}
      {notForSale.length > 0 && (
        <p className="mt-2 text-small text-[#FFD08A]">{words.notForSale(notForSale.join(', '))}</p>
      )}
      {items.length > 0 && (
        <Button
          full
          variant="inverse"
          className="mt-3"
          loading={adding.isPending}
          onClick={() => !adding.isPending && adding.mutate(items)}
        >
          {words.addMissing(units, pesos)}
        </Button>
      )}
      {outcome && (
        <Suspense>
          <NotAddedSheet outcome={outcome} onClose={forget} />
        </Suspense>
      )}
    </section>
  );
}

import type { FormulaClient } from '@tonalia/contract/formulas';
import { formatNumber } from '@tonalia/rules/money';
import { Button } from '@tonalia/ui/button';
import { formulaMessages as words } from '../../messages/formulas.es-CO.ts';
import { type SalonShelf, dayOf, textOf } from './mix-figures.ts';
import type { MixDraft } from './use-mix-draft.ts';

/** The latest visits; 'Usar' copies the mix of one into the next. */
export function VisitsList({ client, draft, shelf }: { client: FormulaClient; draft: MixDraft; shelf: SalonShelf }) {
  if (client.visits.length === 0) return null;
  return (
    <section>
      <div className="mb-1.5 flex items-baseline justify-between gap-3">
        <h2 className="text-h3">{words.visits}</h2>{' '}
        <span className="text-small text-text-2">{formatNumber(client.visitCount)}</span>
      </div>
      <ul className="rounded-card bg-surface px-3.5 inset-ring inset-ring-line">
        {client.visits.map(({ visitId, usedAt, cost: _, ...mix }) => (
          <li key={visitId} className="flex min-h-14 items-center gap-3 border-b border-line py-1.5 last:border-b-0">
            <span className="w-12 shrink-0 text-small text-text-2">{dayOf(usedAt)}</span>{' '}
            <span className="min-w-0 flex-1">
              <b className="block text-label wrap-break-word">{textOf(mix, shelf)}</b>{' '}
              {mix.note !== '' && <span className="block text-small text-text-2">{mix.note}</span>}
            </span>
            <Button
              variant="ghost"
              size="sm"
              aria-label={words.againOf(dayOf(usedAt))}
              onClick={() => draft.setMix(() => mix)}
            >
              {words.again}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { formatPesos } from '@tonalia/rules/money';
import { formulaMessages as words } from '../../messages/formulas.es-CO.ts';
import { costOf } from './mix-figures.ts';
import type { MixDraft } from './use-mix-draft.ts';

/** What the mix costs the salon, what it charges and what is left of it. */
export function MixMoney({ draft: { client, shelf } }: { draft: MixDraft }) {
  const { charge } = client.mix;
  const cost = costOf(client.mix, shelf);
  const profit = charge === null || cost === null ? null : charge - cost;
  const figures = [
    [words.cost, cost],
    [words.charge, charge],
    [words.profit, profit],
  ] as const;
  return (
    <dl className="flex flex-wrap divide-x divide-line rounded-card bg-surface py-3 inset-ring inset-ring-line">
      {figures.map(([name, pesos]) => (
        <div key={name} className="flex-1 basis-24 px-4">
          <dt className="text-small text-text-2">{name}</dt>
          <dd className="text-label font-bold whitespace-nowrap">{pesos === null ? '–' : formatPesos(pesos)}</dd>
        </div>
      ))}
    </dl>
  );
}

import type { FormulaClient } from '@tonalia/contract/formulas';
import { formulaMessages as words } from '../../messages/formulas.es-CO.ts';
import { formulaPath } from '../../navigation/formulas-address.ts';
import { RouteLink } from '../../navigation/link.tsx';
import { type SalonShelf, summaryOf, totalOf } from './mix-figures.ts';
import { MixBar, MixSwatch } from './mix-swatch.tsx';

/** A client with the colour of its mix; `when` is the time of its appointment, or the day of its last visit. */
export function ClientRow({ client, shelf, when }: { client: FormulaClient; shelf: SalonShelf; when: string }) {
  const { clientId, name, mix } = client;
  return (
    <li className="border-b border-line last:border-b-0">
      <RouteLink href={formulaPath(clientId)} className="pressable flex min-h-19 items-center gap-3 py-3">
        <MixSwatch mix={mix} shelf={shelf} className="size-13 rounded-[15px]" />
        <span className="min-w-0 flex-1">
          <b className="block truncate text-label">{name}</b>{' '}
          <span className="block truncate text-small text-text-2">{summaryOf(mix, shelf)}</span>
          <MixBar mix={mix} shelf={shelf} />
        </span>{' '}
        <span className="text-right">
          <b className="block text-label">{when}</b>{' '}
          <span className="text-small text-text-2">{words.grams(totalOf(mix))}</span>
        </span>
      </RouteLink>
    </li>
  );
}

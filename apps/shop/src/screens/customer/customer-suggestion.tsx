import type { VisitedCustomer } from '@tonalia/contract/seller-day';
import type { SuggestedOrder } from '@tonalia/contract/suggested-order';
import { formatPesos } from '@tonalia/rules/money';
import { Icon } from '@tonalia/ui/icon';
import { LinePicture } from '../../features/line-picture/line-picture.tsx';
import { RhythmBar } from '../../features/rhythm/rhythm-bar.tsx';
import { SPARKLES } from '../../features/rhythm/sparkles.ts';
import { sellerDayMessages as words } from '../../messages/seller-day.es-CO.ts';
import { suggestedOrderPath } from '../../navigation/customer-address.ts';
import { RouteLink } from '../../navigation/link.tsx';

/** Lines that are shown by their shade. */
const FEW = 5;

export interface CustomerSuggestionProps {
  customer: VisitedCustomer;
  /** Undefined before it is known. */
  suggested: SuggestedOrder | undefined;
}

/** The suggestion for a customer, in a line, with its link. */
export function CustomerSuggestion({ customer: { customerId, rhythm }, suggested }: CustomerSuggestionProps) {
  const due = suggested?.lines.filter(({ isDue }) => isDue) ?? [];
  const pesos = due.reduce((sum, { match, quantity }) => sum + match.price * quantity, 0);
  return (
    <RouteLink
      href={suggestedOrderPath(customerId)}
      className="pressable block rounded-card border border-line bg-surface p-4"
    >
      <span className="flex flex-wrap items-center justify-between gap-2">
        <b className="flex items-center gap-2 text-label">
          <Icon name={SPARKLES} size="sm" className="text-brand-text" /> {words.suggested(0)}
        </b>{' '}
        {rhythm && <RhythmBar rhythm={rhythm} text={words.rhythmShort(rhythm.every, rhythm.since)} />}
      </span>{' '}
      {suggested && due.length === 0 && <span className="mt-2 block text-small text-text-2">{words.nothingDue}</span>}
      {due.length > 0 && (
        <span className="mt-2 flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <span className="flex min-w-0 flex-wrap items-center gap-y-1">
            {due.slice(0, FEW).map(({ match }) => (
              <span key={match.versionId} className="-ml-[7px] flex rounded-[11px] ring-2 ring-surface first:ml-0">
                <LinePicture match={match} size="stack" />
              </span>
            ))}
            {due.length > FEW && (
              <span className="-ml-[7px] grid size-9.5 place-items-center rounded-[11px] bg-surface-3 text-small font-semibold text-text-2 ring-2 ring-surface">
                {words.others(due.length - FEW)}
              </span>
            )}
          </span>{' '}
          <span className="text-right">
            <b className="block text-h3">{formatPesos(pesos)}</b>{' '}
            <span className="text-small text-text-2">{words.lines(due.length)}</span>
          </span>
        </span>
      )}
    </RouteLink>
  );
}

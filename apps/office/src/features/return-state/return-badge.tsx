import type { OfficeReturnItem } from '@tonalia/contract/returns-office';
import { Badge } from '@tonalia/ui/badge';
import { returnsTexts as texts } from '../../messages/returns.es-CO.ts';

/** The state of a return as the office names it. */
export function ReturnBadge({ state, isPart }: Pick<OfficeReturnItem, 'state' | 'isPart'>) {
  if (state === 'asked' || state === 'received') return <Badge tone="warn">{texts.badge.undecided}</Badge>;
  if (state === 'resolved') return <Badge tone="success">{isPart ? texts.badge.part : texts.badge.resolved}</Badge>;
  return (
    <Badge
      tone={state === 'rejected' ? 'danger' : 'neutral'}
      className={state === 'rejected' ? '' : 'dark:bg-surface-3'}
    >
      {texts.badge[state]}
    </Badge>
  );
}

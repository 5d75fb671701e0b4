import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ApiError } from '../../api/http/api-error.ts';
import { recentTermsQuery, suggestQuery, topTermsQuery } from '../../api/queries/search.ts';
import { searchMessages as words } from '../../messages/search.es-CO.ts';
import { useSettled } from '../../timing/use-debounced.ts';
import { groupsBefore, groupsFor } from './choices.ts';
import type { SearchGroup } from './choices.ts';

const wide = '(width >= 64rem)';

/**
 * The choices for `text`, and the error when they cannot be loaded. Each text has its own cache entry, so a late response is never
 * shown for other words; outdated requests are cancelled.
 */
export function useChoices(text: string): { groups: SearchGroup[]; isWaiting: boolean; trouble: string | null } {
  const typed = text.trim();
  const settled = useSettled(typed);
  const isTyping = typed !== '';
  const recent = useQuery(recentTermsQuery);
  const top = useQuery({ ...topTermsQuery, enabled: !isTyping });
  const found = useQuery({
    ...suggestQuery(settled),
    enabled: isTyping && settled !== '',
    placeholderData: keepPreviousData,
  });
  if (!isTyping) {
    const isUnreachable = recent.isError && top.isError && isOffline(top.error);
    return {
      groups: groupsBefore(recent.data ?? [], top.data ?? []),
      isWaiting: top.isPending,
      trouble: isUnreachable ? words.offlineIdle : null,
    };
  }
  const beside = window.matchMedia?.(wide).matches ? (recent.data ?? []) : [];
  const isWaiting = settled !== typed || found.isFetching;
  return { groups: groupsFor(typed, found.data, beside), isWaiting, trouble: problemText(found.error, isWaiting) };
}

const isOffline = (cause: unknown) => cause instanceof ApiError && cause.status === 0;

function problemText(cause: unknown, isWaiting: boolean): string | null {
  if (!cause || isWaiting) return null;
  if (isOffline(cause)) return words.offline;
  // The rate limit's own text says how long to wait.
  return cause instanceof ApiError && cause.status === 429 ? cause.message : words.failed;
}

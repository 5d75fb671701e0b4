import type { OfficeOrderPage } from '@tonalia/contract/purchase-office';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { OutlineButton } from '../../components/outline-button.tsx';
import { useKeys } from '../../components/use-keys.ts';
import { orderTexts as texts } from '../../messages/order.es-CO.ts';

/** Back to the list as it was, with its filters; without a list behind, to the whole list. */
export function useBackToList(): () => void {
  const navigate = useNavigate();
  const router = useRouter();
  return () => (router.history.canGoBack() ? router.history.back() : void navigate({ to: '/pedidos' }));
}

export const BackToList = () => (
  <OutlineButton
    icon="arrow-left"
    label={texts.back}
    className="max-lg:-mr-1.5 max-lg:-ml-2.5 max-lg:size-11 max-lg:bg-transparent max-lg:inset-ring-0"
    onClick={useBackToList()}
  />
);

/** The orders before and after this one in the list that was shown last. */
function useNeighbours(code: string): { previous: string | undefined; next: string | undefined } {
  const cache = useQueryClient();
  const lists = cache.getQueryCache().findAll({ queryKey: ['orders', 'list'] });
  const latest = lists
    .map(({ state }) => ({ at: state.dataUpdatedAt, page: state.data as OfficeOrderPage | undefined })) // as: what `ordersQuery` stores
    .filter(({ page }) => page?.results.some((order) => order.code === code))
    .toSorted((one, other) => other.at - one.at)[0];
  const codes = latest?.page?.results.map((order) => order.code) ?? [];
  const at = codes.indexOf(code);
  return { previous: codes[at - 1], next: at < 0 ? undefined : codes[at + 1] };
}

/** Two arrows, and K and J, that walk the list one came from. */
export function WalkButtons({ code }: { code: string }) {
  const navigate = useNavigate();
  const { previous, next } = useNeighbours(code);
  // Replaces the entry of the history, so that going back leads to the list.
  const go = (to: string | undefined) =>
    to === undefined ? undefined : () => void navigate({ to: '/pedidos/$code', params: { code: to }, replace: true });
  useKeys({ k: go(previous), j: go(next), Escape: useBackToList() });
  if (previous === undefined && next === undefined) return null;
  return (
    <span className="ml-0.5 flex gap-1 max-lg:hidden">
      <OutlineButton icon="chevron-up" label={texts.previous} bare small disabled={!previous} onClick={go(previous)} />
      <OutlineButton icon="chevron-down" label={texts.next} bare small disabled={!next} onClick={go(next)} />
    </span>
  );
}

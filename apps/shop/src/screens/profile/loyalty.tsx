import { useQuery } from '@tanstack/react-query';
import { formatPesos } from '@tonalia/rules/money';
import { LoyaltyCard } from '@tonalia/ui/loyalty-card';
import { Skeleton } from '@tonalia/ui/skeleton';
import { loyaltyQuery } from '../../api/queries.ts';
import { useSession } from '../../api/session.ts';
import { accountMessages } from '../../messages/account.es-CO.ts';

const words = accountMessages.profile;

/** A customer's tier and the way to the next. A seller has none of their own. */
export function Loyalty() {
  const { isSeller } = useSession();
  const { data, isError } = useQuery({ ...loyaltyQuery, enabled: !isSeller });
  if (isSeller || isError) return null;
  if (!data) return <Skeleton className="h-45 rounded-[24px] lg:h-58" />;
  const { currentLoyaltyStatus: tier, nextLoyaltyStatus: next, progress, tiers } = data;
  return (
    <LoyaltyCard
      tiers={tiers}
      current={tiers.findIndex(({ name }) => name === tier.name)}
      progress={progress}
      text={
        next ? (
          <>
            {words.missing} <b>{formatPesos(tier.amountToNextStatus)}</b> {words.to} <b>{next.name}</b>
          </>
        ) : (
          words.top
        )
      }
    />
  );
}

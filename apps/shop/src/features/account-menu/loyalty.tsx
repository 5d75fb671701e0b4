import { useQuery } from '@tanstack/react-query';
import type { LoyaltyStatus } from '@tonalia/contract/auth';
import { formatPesos } from '@tonalia/rules/money';
import { LoyaltyCard } from '@tonalia/ui/loyalty-card';
import { Skeleton } from '@tonalia/ui/skeleton';
import { loyaltyQuery } from '../../api/queries/queries.ts';
import { useSession } from '../../api/session/session.ts';
import { accountMessages } from '../../messages/account.es-CO.ts';
import { messages } from '../../messages/es-CO.ts';

const words = accountMessages.profile;

/** A customer's tier and the progress to the next; for a seller the chosen customer's tier, in a plain row. */
export function Loyalty({ small = false }: { small?: boolean }) {
  const { isSeller, customer } = useSession();
  const { data, isError } = useQuery({ ...loyaltyQuery, enabled: customer !== null });
  if (customer === null || (isError && !data)) return null;
  if (!data) return isSeller || small ? null : <Skeleton className="h-45 rounded-[24px] lg:h-58" />;
  return isSeller ? <CustomerLoyalty name={customer.name} status={data} /> : <OwnLoyalty status={data} small={small} />;
}

function OwnLoyalty({ status, small }: { status: LoyaltyStatus; small: boolean }) {
  const { currentLoyaltyStatus: tier, nextLoyaltyStatus: next, progress, tiers } = status;
  return (
    <LoyaltyCard
      size={small ? 'sm' : 'lg'}
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

function CustomerLoyalty({ name, status }: { name: string; status: LoyaltyStatus }) {
  const { currentLoyaltyStatus: tier, nextLoyaltyStatus: next } = status;
  return (
    <div className="rounded-card bg-surface px-4 py-3.5 inset-ring inset-ring-line">
      <p className="flex flex-wrap items-center justify-between gap-x-3">
        <span className="min-w-0 font-semibold wrap-break-word">{name}</span>
        <span className="text-small font-semibold">{messages.shell.level(tier.name)}</span>
      </p>
      {next && (
        <p className="mt-0.5 text-small text-text-3">
          {words.customerMissing(formatPesos(tier.amountToNextStatus), next.name)}
        </p>
      )}
    </div>
  );
}

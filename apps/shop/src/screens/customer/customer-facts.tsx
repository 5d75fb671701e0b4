import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { VisitedCustomer } from '@tonalia/contract/seller-day';
import { businessInitials } from '@tonalia/rules/initials';
import { Avatar } from '@tonalia/ui/avatar';
import { Badge } from '@tonalia/ui/badge';
import { ApiError } from '../../api/http/api-error.ts';
import type { HeldDetails } from '../../api/offline/held-details.ts';
import { heldDetailsQuery, suggestedOrderQuery } from '../../api/queries/seller-day.ts';
import { loyaltyQuery } from '../../api/queries/queries.ts';
import { statementQuery } from '../../api/queries/statement.ts';
import { visitPlanMessages } from '../../messages/visit-plan.es-CO.ts';
import { useIsOnline } from '../../native/use-online.ts';
import { CustomerNote } from './customer-note.tsx';
import { CustomerOrders } from './customer-orders.tsx';
import { CustomerReceivables } from './customer-receivables.tsx';
import { CustomerSuggestion } from './customer-suggestion.tsx';
import { CustomerUsual } from './customer-usual.tsx';
import { CustomerWays } from './customer-ways.tsx';

/** All that a seller looks at before a visit; without a network what the device holds, with its time. */
export function CustomerFacts({ customer }: { customer: VisitedCustomer }) {
  const suggestion = useQuery(suggestedOrderQuery(customer.customerId));
  const statement = useInfiniteQuery(statementQuery('open'));
  const held = useHeld(customer.customerId, [suggestion.error, statement.error]);
  const credit = held ? held.credit : (statement.data?.pages[0]?.summary ?? null);
  return (
    <>
      <Head customer={customer} />
      <CustomerWays customer={customer} hasCredit={credit !== null} held={held} />
      <CustomerSuggestion customer={customer} suggested={suggestion.data} />
      <CustomerReceivables customer={customer} credit={credit} heldAt={held?.at ?? null} />
      <CustomerNote customer={customer} />
      <CustomerUsual usual={held?.usual ?? suggestion.data?.usual ?? []} customer={customer} isHeld={held !== null} />
      <CustomerOrders held={held} />
    </>
  );
}

/** What the device holds, once the network is lost or gave no answer; null for nothing. */
function useHeld(customerId: string, errors: readonly (Error | null)[]): HeldDetails | null {
  const isOnline = useIsOnline();
  const isLost = !isOnline || errors.some((error) => error instanceof ApiError && error.status === 0);
  const { data } = useQuery({ ...heldDetailsQuery(customerId), enabled: isLost });
  return isLost ? (data ?? null) : null;
}

function Head({ customer }: { customer: VisitedCustomer }) {
  const { name, contact, city, trade_type: trade, plan } = customer;
  const tier = useQuery(loyaltyQuery).data?.currentLoyaltyStatus.name;
  const place = contact === null || contact === name ? city : `${contact}, ${city}`;
  return (
    <div className="flex items-center gap-3">
      <Avatar initials={businessInitials(name)} className="size-14! rounded-[18px]!" />
      <div className="min-w-0">
        <h2 className="text-h2 wrap-break-word">{name}</h2>
        <p className="mb-1 text-small text-text-2">{place}</p>
        <p className="flex flex-wrap gap-1.5">
          {tier !== undefined && <Badge tone="neutral">{tier}</Badge>} <Badge tone="neutral">{trade}</Badge>
        </p>
        {plan && <p className="mt-1 text-small text-text-2">{visitPlanMessages.plan(plan.weekdays, plan.at)}</p>}
      </div>
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { formatPesos } from '@tonalia/rules/money';
import { loyaltyQuery } from '../../api/queries/queries.ts';
import { useSession } from '../../api/session/session.ts';
import { messages } from '../../messages/es-CO.ts';
import { homeMessages } from '../../messages/home.es-CO.ts';

/** The loyalty tier and the amount missing to the next. Not for sellers, because the tier is the customer's. */
export function LoyaltyLine() {
  const { isSeller } = useSession();
  const { data } = useQuery({ ...loyaltyQuery, enabled: !isSeller });
  if (isSeller || !data) return null;
  const { currentLoyaltyStatus: tier, nextLoyaltyStatus: next, progress } = data;
  const share = Math.round(progress * 100);
  return (
    <section className="flex flex-col justify-center gap-3 rounded-card px-4.5 py-4 inset-ring-[1.5px] inset-ring-line lg:rounded-3xl lg:px-7.5">
      <p className="flex flex-wrap items-baseline justify-between gap-2">
        <b className="flex items-center gap-2">
          <span aria-hidden="true" className="size-2.5 rounded-[4px]" style={{ background: tier.color }} />
          {messages.shell.level(tier.name)}
        </b>
        {next && (
          <span className="text-small text-text-2">
            {homeMessages.missing} <b className="text-text">{formatPesos(tier.amountToNextStatus)}</b>{' '}
            {homeMessages.toReach(next.name)}
          </span>
        )}
      </p>
      <div
        role="progressbar"
        aria-label={homeMessages.progress}
        aria-valuenow={share}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-2 overflow-hidden rounded-full bg-surface-3"
      >
        <div className="h-full rounded-full" style={{ width: `${share}%`, background: tier.color }} />
      </div>
    </section>
  );
}

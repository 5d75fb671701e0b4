import { Link } from '@tanstack/react-router';
import { businessInitials } from '@tonalia/rules/initials';
import { useCreditName } from '../../api/credit-name.ts';
import { PersonMark } from '../../components/person-mark.tsx';

/** A customer with the mark; the payer of own credit has no name here. */
export function CustomerCell({ customer: { _id, name } }: { customer: { _id: string; name: string } }) {
  const creditName = useCreditName();
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <PersonMark id={_id} initials={businessInitials(name || creditName)} />
      <b className="max-w-[15rem] truncate font-semibold">{name || creditName}</b>
    </span>
  );
}

/** A link to the order; own credit has none. */
export function OrderCell({ code }: { code: string | null }) {
  const creditName = useCreditName();
  return code === null ? (
    creditName
  ) : (
    <Link to="/pedidos/$code" params={{ code }} className="font-semibold hover:underline max-lg:leading-[44px]">
      {code}
    </Link>
  );
}

/** The method that paid, with the end of its card. */
export const methodName = (method: string, card: { lastFour: string } | null): string =>
  card ? `${method} ··${card.lastFour}` : method;

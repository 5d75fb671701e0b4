import { useQuery } from '@tanstack/react-query';
import { literals } from '@tonalia/contract/literals.es-CO';
import { buttonClass } from '@tonalia/ui/button';
import { Card } from '@tonalia/ui/card';
import { Empty } from '@tonalia/ui/empty';
import { ErrorBlock } from '@tonalia/ui/error-block';
import { Loading, Skeleton } from '@tonalia/ui/skeleton';
import { useEffect, useRef } from 'react';
import { creditAccountQuery } from '../../api/queries/account.ts';
import { useSession } from '../../api/session/session.ts';
import { RouteLink, useHere } from '../../navigation/link.tsx';
import { statementPath } from '../../navigation/statement-address.ts';
import { accountMessages } from '../../messages/account.es-CO.ts';
import { messages } from '../../messages/es-CO.ts';
import { statementMessages } from '../../messages/statement.es-CO.ts';
import { paths } from '../../paths.ts';
import { CreditNow } from './credit-now.tsx';
import { Movements } from './movements.tsx';

const words = accountMessages.credits;

/** The credit of the session's customer. `isCalled`: the address has its anchor, so it gets the focus. */
export function Credits({ isCalled }: { isCalled: boolean }) {
  const { isSeller, customer } = useSession();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isCalled) section.current?.focus({ preventScroll: true });
  }, [isCalled]);
  return (
    <section
      ref={section}
      id="creditos"
      tabIndex={-1}
      aria-label={literals.myCredits}
      className="scroll-mt-24 outline-none"
    >
      {!isCalled && <h2 className="mb-3.5 text-h2">{literals.myCredits}</h2>}
      {isSeller && customer && <p className="mb-3 text-text-2">{words.of(customer.name)}</p>}
      {isSeller && !customer ? <NoCustomerYet /> : <Account />}
    </section>
  );
}

function NoCustomerYet() {
  const here = useHere();
  return (
    <Card>
      <Empty
        title={literals.chooseCustomer}
        text={words.chooseHelp}
        action={
          <RouteLink href={paths.selectCustomer({ redirectTo: here })} className={buttonClass()}>
            {messages.shell.choose}
          </RouteLink>
        }
      />
    </Card>
  );
}

function Account() {
  const { user } = useSession();
  const { data: account, isError, error, refetch, isFetching } = useQuery(creditAccountQuery);
  if (account === undefined && isError) {
    return (
      <Card>
        <ErrorBlock title={words.failed} text={error.message} retrying={isFetching} onRetry={() => void refetch()} />
      </Card>
    );
  }
  if (account === undefined) {
    return (
      <Loading className="grid gap-3 lg:grid-cols-2 lg:gap-5">
        <Skeleton className="h-40 rounded-[24px]" />
        <Skeleton className="h-26 rounded-[24px]" />
      </Loading>
    );
  }
  if (account === null) {
    return (
      <Card>
        <Empty
          title={words.none}
          text={words.noneHelp}
          action={
            <RouteLink href={paths.support()} className={buttonClass({ variant: 'secondary' })}>
              {words.ask}
            </RouteLink>
          }
        />
      </Card>
    );
  }
  return (
    <>
      <CreditNow account={account} />
      <p className="mt-3">
        <RouteLink href={statementPath(user?.name ?? '')} className="font-semibold text-brand-text hover:underline">
          {statementMessages.link}
        </RouteLink>
      </p>
      <Movements account={account} />
    </>
  );
}

import { literals } from '@tonalia/contract/literals.es-CO';
import { buttonClass } from '@tonalia/ui/button';
import { Card } from '@tonalia/ui/card';
import { Empty } from '@tonalia/ui/empty';
import { AccountPage } from '../../features/account-menu/account-page.tsx';
import { MobileBar } from '../../features/mobile-bar/mobile-bar.tsx';
import { useSession } from '../../api/session/session.ts';
import { RouteLink, useHere } from '../../navigation/link.tsx';
import { accountMessages } from '../../messages/account.es-CO.ts';
import { messages } from '../../messages/es-CO.ts';
import { statementMessages as words } from '../../messages/statement.es-CO.ts';
import { paths } from '../../paths.ts';
import { DownloadButtons, DownloadPdf } from './download-statement.tsx';
import { Statement } from './statement.tsx';

/** What a customer owes by document, paid several at once or in part, and every movement. */
export function StatementScreen() {
  const { isSeller, customer } = useSession();
  const isReady = !isSeller || customer !== null;
  return (
    <AccountPage
      bar={
        <div className="bg-surface lg:hidden [&>header]:bg-surface">
          <MobileBar title={words.title} fallback={paths.profile()}>
            {isReady && <DownloadPdf />}
          </MobileBar>
        </div>
      }
    >
      <div className="mb-4.5 flex items-center justify-between gap-4 max-lg:hidden">
        <h1 className="text-h1">{words.title}</h1>
        {isReady && <DownloadButtons />}
      </div>
      {isSeller && customer && <p className="mb-3 text-text-2">{accountMessages.credits.of(customer.name)}</p>}
      {isReady ? <Statement /> : <NoCustomerYet />}
    </AccountPage>
  );
}

function NoCustomerYet() {
  const here = useHere();
  return (
    <Card>
      <Empty
        title={literals.chooseCustomer}
        text={accountMessages.credits.chooseHelp}
        action={
          <RouteLink href={paths.selectCustomer({ redirectTo: here })} className={buttonClass()}>
            {messages.shell.choose}
          </RouteLink>
        }
      />
    </Card>
  );
}

import { useRouterState } from '@tanstack/react-router';
import { literals } from '@tonalia/contract/literals.es-CO';
import { Icon } from '@tonalia/ui/icon';
import { iconButtonClass } from '@tonalia/ui/icon-button';
import { useSession } from '../../api/session/session.ts';
import { AccountPage } from '../../features/account-menu/account-page.tsx';
import { MobileBar } from '../../features/mobile-bar/mobile-bar.tsx';
import { RouteLink } from '../../navigation/link.tsx';
import { accountMessages } from '../../messages/account.es-CO.ts';
import { paths } from '../../paths.ts';
import { Credits } from './credits.tsx';
import { OpenSessions } from './open-sessions.tsx';

/** Credit and open sessions. The title names the credit when the link pointed to it. */
export function CreditAndDevicesScreen() {
  const isForCredits = useRouterState({ select: ({ location }) => location.hash === 'creditos' });
  const { user } = useSession();
  const title = isForCredits ? literals.myCredits : accountMessages.myProfile.title;
  return (
    <AccountPage
      bar={
        <div className="bg-surface lg:hidden [&>header]:bg-surface">
          <MobileBar title={title} fallback={paths.profile()}>
            <RouteLink href={paths.support()} aria-label={literals.help} className={iconButtonClass()}>
              <Icon name="help" />
            </RouteLink>
          </MobileBar>
        </div>
      }
    >
      <h1 className="mb-4.5 text-h1 max-lg:hidden">{title}</h1>
      {user?.member?.seesCredit !== false && <Credits isCalled={isForCredits} />}
      <OpenSessions />
    </AccountPage>
  );
}

import { literals } from '@tonalia/contract/literals.es-CO';
import { buttonClass } from '@tonalia/ui/button';
import { Card } from '@tonalia/ui/card';
import { Icon } from '@tonalia/ui/icon';
import { iconButtonClass } from '@tonalia/ui/icon-button';
import { useSession } from '../../api/session/session.ts';
import { AccountMenu } from '../../features/account-menu/account-menu.tsx';
import { Loyalty } from '../../features/account-menu/loyalty.tsx';
import { SignedInUser } from '../../features/account-menu/signed-in-user.tsx';
import { PushSwitchHere } from '../../features/push/on-this-phone.tsx';
import { RouteLink } from '../../navigation/link.tsx';
import { accountMessages } from '../../messages/account.es-CO.ts';
import { paths } from '../../paths.ts';
import { AccountDetails } from './account-details.tsx';
import { ThemeChoice } from './theme-choice.tsx';

const words = accountMessages.profile;

/** The account: name, loyalty tier and links. The only profile page for guests. */
export function AccountScreen() {
  const { isGuest } = useSession();
  return (
    <div className="flex-1 bg-canvas-sunken pb-6 lg:-mb-20 lg:pb-16">
      <header className="flex h-15 items-center justify-between bg-surface pr-2 pl-4 lg:hidden">
        <h1 className="text-h3">{words.title}</h1>
        {!isGuest && (
          <RouteLink href={paths.editProfile()} aria-label={words.edit} className={iconButtonClass()}>
            <Icon name="edit" />
          </RouteLink>
        )}
      </header>
      <h1 className="sr-only max-lg:hidden">{words.title}</h1>
      <div
        className={
          isGuest
            ? 'lg:mx-auto lg:max-w-120'
            : 'lg:page-wrap lg:grid lg:grid-cols-[312px_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-x-7'
        }
      >
        {isGuest ? <GuestCall /> : <Member />}
      </div>
    </div>
  );
}

function Member() {
  return (
    <>
      <div className="max-lg:bg-surface max-lg:px-4 max-lg:pt-1 max-lg:pb-4.5 lg:col-start-1 lg:row-start-1 lg:pt-11">
        <SignedInUser />
      </div>
      <div className="max-lg:page-wrap max-lg:pt-4 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:pt-11">
        <Loyalty />
        <AccountDetails />
      </div>
      <div className="max-lg:page-wrap max-lg:pt-3 lg:col-start-1 lg:row-start-2 lg:pt-3.5">
        <AccountMenu />
        <Card flush className="mt-3 lg:mt-3.5">
          <ThemeChoice />
        </Card>
        <PushSwitchHere />
      </div>
    </>
  );
}

function GuestCall() {
  return (
    <div className="grid grid-cols-1 gap-3 p-4 lg:px-0 lg:pt-10">
      <Card className="p-5!">
        <h2 className="text-h2">{words.guestTitle}</h2>
        <p className="mt-1.5 mb-4 text-text-2">{words.guestText}</p>
        <RouteLink
          href={paths.login({ redirect: paths.profile() })}
          className={buttonClass({ size: 'lg', full: true })}
        >
          {literals.login}
        </RouteLink>
      </Card>
      <AccountMenu />
      <Card flush>
        <ThemeChoice />
      </Card>
    </div>
  );
}

import { initialsOf, shortName } from '@tonalia/rules/initials';
import { Avatar } from '@tonalia/ui/avatar';
import { Icon } from '@tonalia/ui/icon';
import { iconButtonClass } from '@tonalia/ui/icon-button';
import { useSession } from '../../api/session/session.ts';
import { Version } from '../../features/account-menu/account-menu.tsx';
import { Loyalty } from '../../features/account-menu/loyalty.tsx';
import { placeOf } from '../../features/account-menu/place-of.ts';
import { SignOutButton } from '../../features/account-menu/sign-out-button.tsx';
import { useEntries } from '../../features/account-menu/use-entries.ts';
import { RouteLink } from '../../navigation/link.tsx';
import { accountMessages } from '../../messages/account.es-CO.ts';
import { messages } from '../../messages/es-CO.ts';
import { paths } from '../../paths.ts';

const row = 'pressable flex min-h-[46px] w-full items-center gap-3 rounded-control px-3 text-left font-semibold';

/** The entries of the header's account menu. `onLeave` is called when an entry is chosen. */
export function ProfilePanel({ onLeave }: { onLeave: () => void }) {
  return (
    <>
      <Head onLeave={onLeave} />
      <RouteLink href={paths.profile()} onClick={onLeave} className="mx-3 mb-2 block rounded-[18px]">
        <Loyalty small />
      </RouteLink>
      <Entries onLeave={onLeave} />
      <Version className="border-t border-line px-5 py-3 text-small text-text-3" />
    </>
  );
}

function Head({ onLeave }: { onLeave: () => void }) {
  const { user, customer, isSeller } = useSession();
  if (!user) return null;
  return (
    <div className="flex items-center gap-3 py-3.5 pr-2.5 pl-4">
      <RouteLink href={paths.profile()} onClick={onLeave} className="flex min-w-0 flex-1 items-center gap-3">
        <Avatar initials={initialsOf(user.name, user.last_name)} className="size-12" />
        <span className="min-w-0">
          <b className="block text-h3">{shortName(user.name)}</b>
          <span className="block truncate text-small text-text-3">
            {customer && !isSeller ? placeOf(customer) : messages.shell.seller}
          </span>
        </span>
      </RouteLink>
      <RouteLink
        href={paths.editProfile()}
        onClick={onLeave}
        aria-label={accountMessages.profile.edit}
        className={iconButtonClass()}
      >
        <Icon name="edit" />
      </RouteLink>
    </div>
  );
}

function Entries({ onLeave }: { onLeave: () => void }) {
  const entries = useEntries();
  return (
    <ul className="px-2 pb-2">
      {entries.map(({ icon, text, href, detail }) => (
        <li key={href}>
          <RouteLink href={href} onClick={onLeave} className={row}>
            <Icon name={icon} className="text-text-2" />
            <span className="flex-1">{text}</span>
            {detail && <span className="text-small font-medium text-text-3">{detail}</span>}
          </RouteLink>
        </li>
      ))}
      <li>
        <SignOutButton className={row} />
      </li>
    </ul>
  );
}

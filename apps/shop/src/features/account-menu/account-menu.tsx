import { cardClass } from '@tonalia/ui/card';
import { Icon } from '@tonalia/ui/icon';
import { useSession } from '../../api/session/session.ts';
import { RouteLink, useHere } from '../../navigation/link.tsx';
import { accountMessages } from '../../messages/account.es-CO.ts';
import { useAppVersion } from '../../native/app-version.ts';
import type { MenuEntryItem } from './entries.ts';
import { InstallRow } from './install-row.tsx';
import { SignOutButton } from './sign-out-button.tsx';
import { useEntries } from './use-entries.ts';

const row = 'pressable flex min-h-14 w-full items-center gap-3 px-4 text-left font-semibold lg:min-h-13';

/** The entries of the account as a card of rows. */
export function AccountMenu() {
  const { isGuest } = useSession();
  const entries = useEntries();
  const [path = ''] = useHere().split('?');
  return (
    <>
      <nav aria-label={accountMessages.profile.menu}>
        <ul className={cardClass({ flush: true, className: 'divide-y divide-line overflow-hidden py-1 lg:py-0' })}>
          {entries.map((entry) => (
            <li key={entry.href}>
              <Row entry={entry} isHere={isBelow(path, entry.href)} />
            </li>
          ))}
          <InstallRow className={row} />
          {!isGuest && (
            <li>
              <SignOutButton className={row} />
            </li>
          )}
        </ul>
      </nav>
      <Version className="px-4 pt-3 text-small text-text-3 max-lg:text-center" />
    </>
  );
}

/** The page of an entry, or one below it: the statement is below 'Mis créditos'. */
function isBelow(path: string, href: string): boolean {
  const [entry = ''] = href.split('#');
  return path === entry || path.startsWith(`${entry}/`);
}

function Row({ entry: { icon, text, href, detail }, isHere }: { entry: MenuEntryItem; isHere: boolean }) {
  return (
    <RouteLink
      href={href}
      aria-current={isHere ? 'page' : undefined}
      className={`${row} group aria-[current]:bg-brand-soft aria-[current]:text-brand-text`}
    >
      <Icon name={icon} className="text-text-2 group-aria-[current]:text-brand-text" />
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
        <span className="flex-1">{text}</span>
        {detail && <span className="text-small font-medium text-text-3">{detail}</span>}
      </span>
      <Icon name="chevron-right" size="sm" className="lg:hidden" />
    </RouteLink>
  );
}

/** The version of the installed app; nothing where none is installed. */
export function Version({ className }: { className: string }) {
  const version = useAppVersion();
  return version && <p className={className}>{accountMessages.profile.version(version)}</p>;
}

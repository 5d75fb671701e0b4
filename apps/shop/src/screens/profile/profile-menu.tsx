import { literals } from '@tonalia/contract/literals.es-CO';
import { cardClass } from '@tonalia/ui/card';
import { Icon } from '@tonalia/ui/icon';
import type { IconName } from '@tonalia/ui/icon';
import { useState } from 'react';
import { signOut, useSession } from '../../api/session.ts';
import { RouteLink } from '../../link.tsx';
import { accountMessages } from '../../messages/account.es-CO.ts';
import { paths } from '../../paths.ts';

const row = 'pressable flex min-h-14 w-full items-center gap-3 px-4 text-left font-semibold lg:min-h-13';

/** Where one can go from the account. */
export function ProfileMenu() {
  const { isSeller } = useSession();
  const [isLeaving, setLeaving] = useState(false);
  return (
    <nav aria-label={accountMessages.profile.menu}>
      <ul className={cardClass({ flush: true, className: 'divide-y divide-line overflow-hidden py-1' })}>
        {isSeller && <Entry icon="zap" text={literals.takeOrder} href={paths.homeCustomer()} />}
        <Entry icon="history" text={literals.orderHistory} href={paths.orderHistory()} />
        <li>
          <button
            type="button"
            className={`${row} text-danger`}
            disabled={isLeaving}
            onClick={() => {
              setLeaving(true);
              void signOut();
            }}
          >
            <Icon name="logout" />
            {literals.logout}
          </button>
        </li>
      </ul>
    </nav>
  );
}

function Entry({ icon, text, href }: { icon: IconName; text: string; href: string }) {
  return (
    <li>
      <RouteLink href={href} className={row}>
        <Icon name={icon} className="text-text-2" />
        <span className="flex-1">{text}</span>
        <Icon name="chevron-right" size="sm" className="lg:hidden" />
      </RouteLink>
    </li>
  );
}

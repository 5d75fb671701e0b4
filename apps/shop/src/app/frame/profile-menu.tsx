import { useQuery } from '@tanstack/react-query';
import { literals } from '@tonalia/contract/literals.es-CO';
import { initialsOf, shortName } from '@tonalia/rules/initials';
import { formatPesos } from '@tonalia/rules/money';
import { Avatar } from '@tonalia/ui/avatar';
import { Icon } from '@tonalia/ui/icon';
import type { IconName } from '@tonalia/ui/icon';
import { useId, useRef } from 'react';
import { loyaltyQuery } from '../../api/queries.ts';
import { signOut, useSession } from '../../api/session.ts';
import { RouteLink } from '../../link.tsx';
import { messages } from '../../messages/es-CO.ts';
import { paths } from '../../paths.ts';

/** Name and tier in the header; pressed, the entries of the person's account. */
export function ProfileMenu() {
  const { user, isSeller, customer } = useSession();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const { data: loyalty } = useQuery({ ...loyaltyQuery, enabled: customer !== null });
  if (!user) return null;
  const tier = loyalty?.currentLoyaltyStatus;
  const next = loyalty?.nextLoyaltyStatus;
  const place = customer && !isSeller ? placeOf(customer) : messages.shell.seller;

  /** Under its button, its right edge where the button's is. */
  function put() {
    const box = button.current?.getBoundingClientRect();
    if (!box || !menu.current) return;
    menu.current.style.top = `${box.bottom + 4}px`;
    menu.current.style.right = `${document.documentElement.clientWidth - box.right - 8}px`;
  }
  const close = () => menu.current?.hidePopover();

  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        className="pressable -mx-2 flex min-h-13 flex-col items-end justify-center gap-0.5 rounded-control px-2 whitespace-nowrap"
      >
        <span className="sr-only">{messages.shell.yourAccount}</span>
        <span className="text-label">{shortName(user.name)}</span>
        <span className="text-micro text-text-3">
          {isSeller ? messages.shell.seller : tier ? messages.shell.level(tier.name) : messages.shell.account}
        </span>
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        onBeforeToggle={put}
        className="fixed inset-auto m-0 w-[338px] rounded-[22px] bg-surface p-0 text-text shadow-3"
      >
        <div className="flex items-center gap-3 px-4 pt-4 pb-3">
          <Avatar initials={initialsOf(user.name, user.last_name)} />
          <div className="min-w-0">
            <p className="text-h3">{shortName(user.name)}</p>
            <p className="truncate text-small text-text-3">{place}</p>
          </div>
        </div>
        {tier && !isSeller && (
          <p className="mx-3 mb-2 rounded-[18px] bg-deep px-4 py-3.5 text-on-deep">
            <span className="block text-h3">{messages.shell.level(tier.name)}</span>
            {next && (
              <span className="text-small text-on-deep-2">
                {messages.shell.missingFor(formatPesos(tier.amountToNextStatus), next.name)}
              </span>
            )}
          </p>
        )}
        <ul className="px-2 pb-2">
          {isSeller && <Entry icon="zap" text={literals.takeOrder} href={paths.homeCustomer()} onClick={close} />}
          {isSeller && (
            <Entry icon="users" text={literals.chooseCustomer} href={paths.selectCustomer()} onClick={close} />
          )}
          <Entry icon="history" text={literals.orderHistory} href={paths.orderHistory()} onClick={close} />
          <Entry icon="user" text={messages.shell.yourAccount} href={paths.profile()} onClick={close} />
          <li>
            <button
              type="button"
              className="pressable flex min-h-[46px] w-full items-center gap-3 rounded-control px-3 text-left font-semibold text-danger"
              onClick={() => void signOut()}
            >
              <Icon name="logout" />
              {literals.logout}
            </button>
          </li>
        </ul>
      </div>
    </>
  );
}

function Entry({ icon, text, href, onClick }: { icon: IconName; text: string; href: string; onClick: () => void }) {
  return (
    <li>
      <RouteLink
        href={href}
        onClick={onClick}
        className="pressable flex min-h-[46px] items-center gap-3 rounded-control px-3 font-semibold"
      >
        <Icon name={icon} className="text-text-2" />
        {text}
      </RouteLink>
    </li>
  );
}

/** Bogotá is its own department: once is enough. */
function placeOf({ city, state }: { city: string; state: string }): string {
  return city === state ? city : `${city}, ${state}`;
}

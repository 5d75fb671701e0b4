import { useQuery } from '@tanstack/react-query';
import { literals } from '@tonalia/contract/literals.es-CO';
import { Icon } from '@tonalia/ui/icon';
import type { IconName } from '@tonalia/ui/icon';
import { menuQuery } from '../../api/queries/menu.ts';
import { useSession } from '../../api/session/session.ts';
import { RouteLink, useHere } from '../../navigation/link.tsx';
import { localPath } from '../../navigation/local-path.ts';
import { savedListPath } from '../../navigation/saved-list-address.ts';
import { messages } from '../../messages/es-CO.ts';
import { paths } from '../../paths.ts';
import { isWithin } from './is-within.ts';

interface ShelfLink {
  text: string;
  href: string;
  icon?: IconName;
}

/** How a member orders without looking around. */
const ordering: readonly ShelfLink[] = [
  { text: literals.reorder, href: paths.orderHistory(), icon: 'history' },
  { text: messages.shell.quickOrder, href: paths.quickOrder(), icon: 'zap' },
  { text: messages.shell.lists, href: savedListPath() },
];
const ours: readonly ShelfLink[] = [
  { text: messages.shell.brands, href: paths.manufacturers() },
  { text: messages.shell.offers, href: paths.offers() },
  { text: messages.shell.news, href: paths.newProducts() },
  { text: messages.shell.bestsellers, href: paths.bestsellers() },
  { text: messages.shell.combos, href: paths.combos() },
];

/** The second row of the header: the operator's menu, or the default one; help is always last. */
export function ShelfLinks() {
  const { isGuest } = useSession();
  const here = useHere();
  const { data: menu = [] } = useQuery(menuQuery);
  const theirs = menu.flatMap(({ name, link }) => {
    const href = localPath(link);
    return href === null ? [] : [{ text: name, href }];
  });
  const help = { text: literals.help, href: paths.support() };
  const shown: ShelfLink[] = [...(isGuest ? [] : ordering), ...(theirs.length > 0 ? theirs : ours), help];
  // saved lists are a part of the quick order: the longer address is the nearer one
  const current = shown
    .filter(({ href }) => isWithin(here, href))
    .toSorted((one, other) => other.href.length - one.href.length)[0];
  return (
    <nav aria-label={messages.shell.mainNavigation} className="border-b border-line bg-surface max-lg:hidden">
      <ul className="page-wrap flex gap-[26px] text-[14.5px] leading-none font-semibold text-text-2">
        {shown.map(({ text, href, icon }) => (
          <li key={`${text} ${href}`} className="last:ml-auto">
            <RouteLink
              href={href}
              aria-current={href !== current?.href ? undefined : here === href ? 'page' : true}
              className="flex h-11 items-center gap-1.5 whitespace-nowrap hover:text-text aria-[current]:text-brand-text"
            >
              {icon && <Icon name={icon} size="sm" />}
              {text}
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

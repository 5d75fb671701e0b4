import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { shownRoleNames } from '@tonalia/contract/office-rights.es-CO';
import { FootBar } from '@tonalia/ui/foot-bar';
import { Icon } from '@tonalia/ui/icon';
import { Sheet } from '@tonalia/ui/sheet';
import { useOperator } from '../../api/session.ts';
import { useBackCloses } from '../../components/use-back-closes.ts';
import { texts } from '../../messages/texts.es-CO.ts';
import { OperatorMark, SignOutRow } from './account-menu.tsx';
import { useMarkOf, usePlaces } from './use-places.ts';

// The names stay beside each other where a person chose large text.
const tabClass =
  'flex min-w-0 flex-1 flex-col items-center justify-center gap-1 text-[min(0.75rem,13px)] leading-none font-semibold text-text-3 -outline-offset-4 aria-[current]:text-brand-text [&[aria-current]>:first-child]:bg-brand-soft';
const markClass = 'flex h-7 w-[54px] items-center justify-center rounded-[14px]';

/** Pages with a tab of their own; the others are below Más. */
const MOST_TABS = 4;

/** The menu of a phone. */
export function BottomTabs() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  useBackCloses(close, { isOff: !isOpen });
  const all = usePlaces().flat();
  const places = all.slice(0, MOST_TABS);
  const rest = all.slice(MOST_TABS);
  const markOf = useMarkOf();
  return (
    <FootBar className="bottom-tabs fixed inset-x-0 bottom-0 z-tabbar border-t border-line bg-surface pb-(--safe-bottom) lg:hidden">
      <nav aria-label={texts.office} className="flex h-[60px] px-1">
        {places.map(({ to, under, also, name, shortName = name, icon }) => (
          <Link
            key={to}
            to={to}
            aria-current={markOf({ to, under, also })}
            activeOptions={{ exact: to === '/' }}
            className={tabClass}
          >
            <span className={markClass}>
              <Icon name={icon} />
            </span>
            <span className="max-w-full truncate leading-tight">{shortName}</span>
          </Link>
        ))}
        <button type="button" className={tabClass} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <span className={markClass}>
            <Icon name="menu" />
          </span>
          {texts.more}
        </button>
      </nav>
      <Sheet open={isOpen} onClose={close} title={texts.account}>
        <Me />
        {rest.length > 0 && (
          <ul className="mb-2 border-b border-line pb-2">
            {rest.map(({ to, name, icon }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="pressable flex min-h-12 items-center gap-3 rounded-[12px] px-2 font-[550]"
                  onClick={() => setOpen(false)}
                >
                  <Icon name={icon} />
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        )}
        <SignOutRow />
      </Sheet>
    </FootBar>
  );
}

function Me() {
  const { name, email, role } = useOperator();
  return (
    <div className="mb-3 flex items-center gap-3">
      <OperatorMark size="lg" />
      <div className="min-w-0">
        <b className="block truncate text-h3">{name}</b>
        <p className="truncate text-small text-text-2">
          {shownRoleNames[role]}, {email}
        </p>
      </div>
    </div>
  );
}

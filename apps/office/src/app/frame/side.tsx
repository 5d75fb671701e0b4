import { Link } from '@tanstack/react-router';
import { classNames } from '@tonalia/ui/class-names';
import { Icon } from '@tonalia/ui/icon';
import { usePreferences } from '../../components/preferences.tsx';
import { texts } from '../../messages/texts.es-CO.ts';
import { AccountMenu } from './account-menu.tsx';
import { useCounts } from './use-counts.ts';
import { useMarkOf, usePlaces } from './use-places.ts';
import { BrandIcon, BrandLogo } from '../../components/brand-logo.tsx';

/** The menu at the side: 220 px, or 64 when folded. */
export function Side() {
  const { isFolded } = usePreferences();
  const groups = usePlaces();
  const counts = useCounts();
  const markOf = useMarkOf();
  return (
    <aside className="sticky top-0 flex h-dvh flex-col border-r border-line bg-side px-3 pt-[18px] pb-3 max-lg:hidden">
      <div className={classNames('flex h-12 items-start gap-[11px]', isFolded ? 'px-[5px]' : 'px-2.5')}>
        <BrandIcon size={30} />
        {!isFolded && <BrandLogo className="pt-0.5 text-[1.5rem]" />}
      </div>
      <nav aria-label={texts.office}>
        {groups.map((group, at) => (
          <ul key={at} className={at > 0 ? 'mt-2 border-t border-line pt-2' : ''}>
            {group.map(({ to, under, also, name, icon }) => (
              <li key={to}>
                <Link
                  to={to}
                  aria-current={markOf({ to, under, also })}
                  activeOptions={{ exact: to === '/' }}
                  aria-label={isFolded ? [name, counts[to] || ''].join(' ').trim() : undefined}
                  title={isFolded ? name : undefined}
                  className={classNames(
                    'relative flex h-9 items-center gap-[11px] rounded-[10px] text-[0.875rem] leading-none font-[550] text-text-2 aria-[current]:bg-surface aria-[current]:font-[650] aria-[current]:text-text aria-[current]:shadow-1 aria-[current]:inset-ring aria-[current]:inset-ring-line [&[aria-current]>svg]:text-brand-text',
                    isFolded ? 'justify-center' : 'px-2.5',
                  )}
                >
                  <Icon name={icon} className="size-[18px]" />
                  {!isFolded && name}
                  <Count value={counts[to]} isFolded={isFolded} />
                </Link>
              </li>
            ))}
          </ul>
        ))}
      </nav>
      <div className="mt-auto">
        <AccountMenu isFolded={isFolded} />
      </div>
    </aside>
  );
}

/** Things that wait for this person; nothing for none. */
function Count({ value = 0, isFolded }: { value: number | undefined; isFolded: boolean }) {
  if (value === 0) return null;
  return (
    <span
      className={
        isFolded
          ? 'absolute top-0 right-0 h-[17px] min-w-[18px] rounded-[9px] bg-surface-3 px-1 text-center text-[0.75rem] leading-[17px] font-[650] text-text-2'
          : 'ml-auto text-[0.78125rem] font-[550] text-text-3'
      }
    >
      {value}
    </span>
  );
}

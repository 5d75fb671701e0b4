import { useQuery } from '@tanstack/react-query';
import { shortName } from '@tonalia/rules/initials';
import { Suspense, lazy, useId, useRef, useState } from 'react';
import { loyaltyQuery } from '../../api/queries/queries.ts';
import { useSession } from '../../api/session/session.ts';
import { NoticesBell } from '../../features/notices-bell/notices-bell.tsx';
import { messages } from '../../messages/es-CO.ts';
import { paths } from '../../paths.ts';
import { usePreparedWhenIdle } from './use-prepared-when-idle.ts';

const panel = () => import('./profile-panel.tsx');
const ProfilePanel = lazy(() => panel().then((it) => ({ default: it.ProfilePanel })));

/** The bell, and name and loyalty tier, in the header; a press opens the account menu. */
export function ProfileMenu() {
  const { user, isSeller, customer } = useSession();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [isOpened, setOpened] = useState(false);
  const { data: loyalty } = useQuery({ ...loyaltyQuery, enabled: customer !== null });
  usePreparedWhenIdle(paths.profile());
  if (!user) return null;
  const tier = loyalty?.currentLoyaltyStatus;

  /** Below its button, aligned to its right edge. */
  function put() {
    setOpened(true);
    const box = button.current?.getBoundingClientRect();
    if (!box || !menu.current) return;
    menu.current.style.top = `${box.bottom + 4}px`;
    menu.current.style.right = `${document.documentElement.clientWidth - box.right - 8}px`;
  }
  return (
    <>
      <NoticesBell outlined />
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-haspopup="dialog"
        className="pressable -mx-2 flex min-h-13 flex-col items-end justify-center gap-0.5 rounded-control px-2 whitespace-nowrap"
        onPointerEnter={() => void panel().catch(() => null)}
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
        role="dialog"
        aria-label={messages.shell.yourAccount}
        onBeforeToggle={put}
        className="fixed inset-auto m-0 max-h-[calc(100dvh-96px)] w-[338px] overflow-y-auto rounded-[22px] bg-surface p-0 text-text shadow-3"
      >
        <Suspense>{isOpened && <ProfilePanel onLeave={() => menu.current?.hidePopover()} />}</Suspense>
      </div>
    </>
  );
}

import { type ReactNode, createContext, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { Notice } from '@tonalia/ui/notice';
import type { NoticeColor } from '@tonalia/ui/notice';

interface ShownNotice {
  color: NoticeColor;
  message: ReactNode;
  detail?: ReactNode;
  action?: ReactNode;
}
type Notify = (notice: ShownNotice) => void;

const NotifyContext = createContext<Notify>(() => {});

/** Shows one notice at the foot of the screen. Red ones stay until they are closed. */
export const useNotify = (): Notify => useContext(NotifyContext);

const SHOWN_MS = 6_000;

/** The place of the notice; a newer one replaces the older. */
export function Notices({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<ShownNotice & { id: number }>();
  const last = useRef(0);
  const notify = useCallback<Notify>((notice) => {
    const id = ++last.current;
    setShown({ ...notice, id });
    if (notice.color !== 'red') setTimeout(() => setShown((now) => (now?.id === id ? undefined : now)), SHOWN_MS);
  }, []);
  const close = useMemo(() => () => setShown(undefined), []);
  return (
    <NotifyContext value={notify}>
      {children}
      <div className="pointer-events-none fixed inset-x-4 bottom-[calc(72px+var(--safe-bottom))] z-toast flex justify-center lg:bottom-14 lg:left-[calc(var(--side-width)+28px)]">
        {shown && (
          <Notice
            key={shown.id}
            color={shown.color}
            message={shown.message}
            detail={shown.detail}
            action={shown.action}
            dismiss
            onDismiss={close}
            className="rise pointer-events-auto w-full max-w-[440px] shadow-3"
          />
        )}
      </div>
    </NotifyContext>
  );
}

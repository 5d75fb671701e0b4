import { type ReactNode, createContext, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { classNames } from '@tonalia/ui/class-names';
import { Notice } from '@tonalia/ui/notice';
import type { NoticeColor } from '@tonalia/ui/notice';

/** What a notice says, and what can be done about it. */
export interface ShownNotice {
  color: NoticeColor;
  message: ReactNode;
  detail?: ReactNode;
  action?: ReactNode;
}
/** Without a notice, the present one ends. */
type Notify = (notice: ShownNotice | undefined) => void;

const NotifyContext = createContext<Notify>(() => {});

/** Shows one notice at the foot of the screen. Red ones stay until they are closed. */
export const useNotify = (): Notify => useContext(NotifyContext);

/** Keeps the present notice, which the caller is an action of, until it is given back. */
type HoldNotice = () => () => void;
const HoldContext = createContext<HoldNotice>(() => () => {});

/** Holds the notice that this is an action of: its dialog stays open as long as the operator reads it. */
export const useHoldNotice = (): HoldNotice => useContext(HoldContext);

const SHOWN_MS = 6_000;

/** The place of the notice; a newer one replaces the older. */
export function Notices({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<ShownNotice & { id: number }>();
  const last = useRef(0);
  /** Of pointer, focus and dialog, how many keep the notice. */
  const holders = useRef(0);
  const notify = useCallback<Notify>((notice) => {
    const id = ++last.current;
    holders.current = 0;
    setShown(notice && { ...notice, id });
    const end = () => {
      if (holders.current > 0 && last.current === id) setTimeout(end, SHOWN_MS);
      else setShown((now) => (now?.id === id ? undefined : now));
    };
    if (notice?.color !== 'red') setTimeout(end, SHOWN_MS);
  }, []);
  const release = useCallback(() => {
    holders.current = Math.max(0, holders.current - 1);
  }, []);
  const hold = useCallback<HoldNotice>(() => {
    holders.current += 1;
    return release;
  }, [release]);
  const close = useMemo(() => () => setShown(undefined), []);
  return (
    <NotifyContext value={notify}>
      {children}
      <HoldContext value={hold}>
        {/* read or used, it stays: 6 s are too few for an undo by keyboard */}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only watches what its content is used for */}
        <div
          onPointerEnter={hold}
          onPointerLeave={release}
          onFocus={hold}
          onBlur={release}
          className="pointer-events-none fixed inset-x-4 bottom-[calc(var(--notice-bottom)+var(--safe-bottom))] z-toast flex justify-center lg:bottom-14 lg:left-[calc(var(--side-width)+28px)]"
        >
          {shown && (
            <Notice
              key={shown.id}
              color={shown.color}
              message={shown.message}
              detail={shown.detail}
              action={shown.action && <span className="-my-1.5 max-lg:-my-3">{shown.action}</span>}
              dismiss
              onDismiss={close}
              className={classNames(
                'rise pointer-events-auto w-full max-w-[440px] shadow-3',
                shown.color === 'white' && '[&>svg]:text-brand-text',
              )}
            />
          )}
        </div>
      </HoldContext>
    </NotifyContext>
  );
}

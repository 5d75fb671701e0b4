import { Button } from '@tonalia/ui/button';
import { Suspense, lazy, useId, useRef, useState } from 'react';
import { messages } from '../../messages/es-CO.ts';

const menu = () => import('./mega-menu.tsx');
const MegaMenu = lazy(() => menu().then((it) => ({ default: it.MegaMenu })));

/** Opens the categories below the header. The browser closes the popover on Esc or a press outside, and restores the focus. */
export function CategoriesButton() {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);

  function put() {
    const bottom = button.current?.getBoundingClientRect().bottom ?? 0;
    panel.current?.style.setProperty('--below-header', `${bottom + 14}px`);
  }
  return (
    <>
      <Button
        ref={button}
        variant="secondary"
        icon="menu"
        className="px-[14.5px]!"
        popoverTarget={id}
        aria-haspopup="dialog"
        onPointerEnter={() => void menu().catch(() => null)}
      >
        {messages.shell.categories}
      </Button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={messages.shell.categories}
        onBeforeToggle={put}
        onToggle={(event) => setOpen(event.newState === 'open')}
        className="fixed inset-x-10 top-[calc(var(--below-header)+7px)] bottom-auto mx-auto my-0 max-h-[calc(100dvh-var(--below-header)-24px)] w-auto max-w-[1200px] overflow-hidden rounded-3xl bg-surface p-0 text-text shadow-3 backdrop:top-(--below-header) backdrop:bg-scrim"
      >
        <Suspense>{isOpen && <MegaMenu onLeave={() => panel.current?.hidePopover()} />}</Suspense>
      </div>
    </>
  );
}

import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '@tonalia/ui/class-names';

export type MenuButton = { onClick: () => void; 'aria-expanded': boolean; 'aria-controls': string };

export type MenuProps = {
  /** Draws the button that opens it. */
  button: (props: MenuButton) => ReactNode;
  /** The content; `close` closes it. */
  children: (close: () => void) => ReactNode;
  /** Names the content. */
  label: string;
  align?: 'left' | 'right';
  above?: boolean;
  /** It opens when it appears. */
  startsOpen?: boolean;
  className?: string;
};

/** A panel below its button: choices, a filter, columns. Esc and a press beside it close it; the focus returns to the button. */
export function Menu({
  button,
  children,
  label,
  align = 'left',
  above = false,
  startsOpen = false,
  className,
}: MenuProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const close = () => setOpen(false);
  useEffect(() => {
    if (!isOpen) return;
    const here = place.current;
    here?.querySelector<HTMLElement>('[data-menu] :is(a, button, input)')?.focus();
    const pressed = ({ target }: Event) => {
      if (target instanceof Node && !here?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', pressed);
    return () => {
      document.removeEventListener('pointerdown', pressed);
      // What had the focus is gone with the content.
      if (document.activeElement === document.body) here?.querySelector('button')?.focus();
    };
  }, [isOpen]);
  return (
    // Keys of the menu; its own controls are reached with Tab.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Esc closes from anywhere inside
    <div
      ref={place}
      className="relative"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.preventDefault();
        event.stopPropagation();
        close();
      }}
    >
      {button({ onClick: () => setOpen(!isOpen), 'aria-expanded': isOpen, 'aria-controls': id })}
      {isOpen && (
        <div
          id={id}
          data-menu
          role="group"
          aria-label={label}
          className={classNames(
            'floating absolute z-header min-w-[220px] p-1.5',
            align === 'right' ? 'right-0' : 'left-0',
            above ? 'bottom-full mb-1.5' : 'top-full mt-1.5',
            className,
          )}
        >
          {children(close)}
        </div>
      )}
    </div>
  );
}

/** A row of a menu, 36 px; 44 under a finger. */
export const menuRowClass =
  'pressable flex h-9 w-full items-center gap-2.5 rounded-[9px] px-2.5 text-left text-[0.84375rem] leading-none font-[550] max-lg:h-11 [&>svg]:text-text-2';

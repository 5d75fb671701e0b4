import { Icon, type IconName } from '@tonalia/ui/icon';
import { IconButton } from '@tonalia/ui/icon-button';
import { useId, useRef } from 'react';

export interface MenuAct {
  icon: IconName;
  text: string;
  onAct: () => void;
  isDangerous?: boolean;
}

interface ActMenuProps {
  label: string;
  entries: readonly MenuAct[];
  disabled?: boolean;
  /** In a bar, where the dots stand upright. */
  isUpright?: boolean;
}

const GAP = 4;

/** The "⋮" of a card or a bar, with the acts that are needed rarely. */
export function MoreMenu({ label, entries, disabled = false, isUpright = false }: ActMenuProps) {
  const id = useId();
  const button = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLUListElement>(null);

  /** Positions the menu below its button, or above without room, aligned to its right edge. */
  function put() {
    const box = button.current?.getBoundingClientRect();
    const list = menu.current;
    if (!box || !list) return;
    const hasRoom = box.bottom + GAP + list.offsetHeight < innerHeight;
    list.style.top = `${hasRoom ? box.bottom + GAP : box.top - GAP - list.offsetHeight}px`;
    list.style.right = `${document.documentElement.clientWidth - box.right}px`;
    // The menu does not move with the page, so scrolling closes it.
    addEventListener('scroll', close, { once: true, passive: true });
  }
  const close = () => menu.current?.hidePopover?.();

  return (
    <>
      <div ref={button}>
        <IconButton
          icon="more"
          iconSize={isUpright ? 'lg' : 'md'}
          label={label}
          tip="none"
          popoverTarget={id}
          disabled={disabled}
          className={isUpright ? 'rotate-90' : undefined}
        />
      </div>
      <ul
        ref={menu}
        id={id}
        popover="auto"
        onToggle={(event) => event.newState === 'open' && put()}
        className="fixed inset-auto m-0 max-h-[80dvh] w-58 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-[18px] bg-surface p-1.5 text-text shadow-3 inset-ring inset-ring-line"
      >
        {entries.map(({ icon, text, onAct, isDangerous }) => (
          <li key={text}>
            <button
              type="button"
              className={`pressable flex min-h-11.5 w-full items-center gap-3 rounded-control px-3 text-left font-semibold ${isDangerous ? 'text-danger' : ''}`}
              onClick={() => {
                close();
                onAct();
              }}
            >
              <Icon name={icon} className={isDangerous ? 'text-danger' : 'text-text-2'} />
              {text}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

import type { ComponentProps } from 'react';

type FootBarProps = ComponentProps<'div'> & {
  as?: 'div' | 'aside';
};

/**
 * A bar at the foot of a phone, such as a total with its button. While one is there the page scrolls what has the focus to above it. It marks
 * the page itself: a `:has` on the root would search the whole page after each change.
 */
export function FootBar({ as: Tag = 'div', ...props }: FootBarProps) {
  return <Tag data-foot-bar ref={mark} {...props} />;
}

const shown = new Set<HTMLElement>();

function mark(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  shown.add(bar);
  update();
  return () => {
    shown.delete(bar);
    update();
  };
}

const update = (): boolean => document.documentElement.toggleAttribute('data-has-foot-bar', shown.size > 0);

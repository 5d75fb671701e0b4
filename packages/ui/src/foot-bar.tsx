import type { ComponentProps } from 'react';
import { pageMark } from './page-mark.ts';

type FootBarProps = ComponentProps<'div'> & {
  as?: 'div' | 'aside';
};

/** A bar at the foot of a phone, such as a total with its button. While one is there the page scrolls what has the focus to above it. */
export function FootBar({ as: Tag = 'div', ...props }: FootBarProps) {
  return <Tag data-foot-bar ref={mark} {...props} />;
}

const mark = pageMark('data-has-foot-bar');

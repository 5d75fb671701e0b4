import type { ComponentProps } from 'react';
import { SwitchTrack } from '@tonalia/ui/switch-track';

/** The switch of a dense row, at the end of its label. */
export const SmallSwitch = (props: Omit<ComponentProps<'input'>, 'type' | 'role' | 'className'>) => (
  <>
    <input {...props} type="checkbox" role="switch" aria-checked={props.checked} className="peer sr-only" />
    <SwitchTrack dense />
  </>
);

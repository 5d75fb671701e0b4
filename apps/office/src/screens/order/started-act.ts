import type { IconProps } from '@tonalia/ui/icon';
import type { MovingAct } from '../../features/order-acts/fitting.ts';
import { outlines } from '../../components/outlines.ts';

/** An act under way: the step, and the part of the order that it moves. */
export interface StartedAct {
  act: MovingAct;
  shipmentId: string;
}

/** A dialog of the page. */
export type OpenDialog = 'reject' | 'message' | 'address' | 'move' | 'refund';

export const actIcons: Record<StartedAct['act'], IconProps['name']> = {
  pick: outlines.pick,
  dispatch: 'truck',
  deliver: 'check-circle',
};

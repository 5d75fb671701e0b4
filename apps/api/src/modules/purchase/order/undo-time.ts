import { hour } from '@tonalia/rules/durations';
import { undoHours } from '@tonalia/rules/policy';
import type { Clock } from '../../../platform/clock.ts';

/** The instant until which an act can be undone. */
export const undoableUntil = (at: Date): Date => new Date(at.getTime() + undoHours * hour);

/** Acts after this instant can still be undone. */
export const undoableSince = (clock: Clock): Date => new Date(clock.now().getTime() - undoHours * hour);

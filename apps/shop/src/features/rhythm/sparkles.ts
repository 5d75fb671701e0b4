import type { IconOutline } from '@tonalia/ui/icon';

/** The mark of a suggested order. */
export const SPARKLES: IconOutline =
  'M9.9 15.5a2 2 0 00-1.4-1.4l-6.1-1.6a.5.5 0 010-1l6.1-1.6a2 2 0 001.4-1.4l1.6-6.1a.5.5 0 011 0l1.6 6.1a2 2 0 001.4 1.4l6.1 1.6a.5.5 0 010 1l-6.1 1.6a2 2 0 00-1.4 1.4l-1.6 6.1a.5.5 0 01-1 0zM20 3v4M22 5h-4M4 17v2M5 18H3';

import { createFileRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { paths } from '../../paths.ts';

/** All components in all states; only in development, not in the build. */
export const Route = createFileRoute('/dev/ui')({
  beforeLoad: () => {
    if (!import.meta.env.DEV) throw redirect({ href: paths.landing(), replace: true });
  },
  component: import.meta.env.DEV ? lazyRouteComponent(() => import('@tonalia/ui/gallery'), 'Gallery') : undefined,
});

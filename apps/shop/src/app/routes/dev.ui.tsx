import { createFileRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { paths } from '../../paths.ts';

/** Every component in every state, while one develops; not in what is built. */
export const Route = createFileRoute('/dev/ui')({
  beforeLoad: () => {
    if (!import.meta.env.DEV) throw redirect({ href: paths.landing(), replace: true });
  },
  component: import.meta.env.DEV ? lazyRouteComponent(() => import('@tonalia/ui/gallery'), 'Gallery') : undefined,
});

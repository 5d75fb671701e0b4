import { createFileRoute, redirect } from '@tanstack/react-router';
import { paths } from '../../paths.ts';

/** An address nobody knows leads to the beginning. */
export const Route = createFileRoute('/$')({
  beforeLoad: () => {
    throw redirect({ href: paths.landing(), replace: true });
  },
});

import { createFileRoute } from '@tanstack/react-router';
import { manufacturersQuery, shelvesQuery } from '../../../api/queries/queries.ts';
import { LandingScreen } from '../../../screens/landing/landing-screen.tsx';
import { load } from '../../load.ts';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/')({
  ...place('landing'),
  loader: ({ context: { cache } }) =>
    load(
      cache,
      (it) => it.ensureQueryData(shelvesQuery).catch(() => null),
      (it) => it.ensureQueryData(manufacturersQuery).catch(() => null),
    ),
  component: LandingScreen,
});

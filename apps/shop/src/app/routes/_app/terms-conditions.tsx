import { createFileRoute } from '@tanstack/react-router';
import { termsQuery } from '../../../api/queries/terms.ts';
import { TermsScreen } from '../../../screens/terms/terms-screen.tsx';
import { load } from '../../load.ts';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/terms-conditions')({
  ...place('terms'),
  loader: ({ context: { cache } }) => load(cache, (it) => it.prefetchQuery(termsQuery)),
  component: TermsScreen,
});

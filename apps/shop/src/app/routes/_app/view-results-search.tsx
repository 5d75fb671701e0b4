import { createFileRoute } from '@tanstack/react-router';
import { SearchScreen } from '../../../screens/search/search-screen.tsx';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/view-results-search')({
  ...place('search'),
  component: SearchScreen,
});

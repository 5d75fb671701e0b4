import { createFileRoute } from '@tanstack/react-router';
import { listingQuery } from '../../../api/queries/queries.ts';
import { headingOf, readFilters } from '../../../features/listing/filters.ts';
import { SearchScreen } from '../../../screens/search/search-screen.tsx';
import { load } from '../../load.ts';
import { pageTitle, place } from '../../places.ts';

export const Route = createFileRoute('/_app/view-results-search')({
  ...place('search'),
  head: ({ match }) => ({ meta: [{ title: pageTitle(headingOf(readFilters(match.search))) }] }),
  loaderDeps: ({ search }) => readFilters(search),
  loader: ({ deps, context: { cache } }) => load(cache, (it) => it.ensureInfiniteQueryData(listingQuery(deps))),
  component: Page,
});

function Page() {
  return <SearchScreen filters={Route.useLoaderDeps()} />;
}

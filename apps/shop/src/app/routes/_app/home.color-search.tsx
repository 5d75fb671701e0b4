import { createFileRoute } from '@tanstack/react-router';
import { readHex } from '@tonalia/rules/hex';
import { colourFamiliesQuery, nearShadesQuery } from '../../../api/queries/colours.ts';
import { ColourSearchScreen } from '../../../screens/colour-search/colour-search-screen.tsx';
import type { ColourSearchScreenProps } from '../../../screens/colour-search/colour-search-screen.tsx';
import { load } from '../../load.ts';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/home/color-search')({
  ...place('colourSearch'),
  // The query's code is not in the entry.
  codeSplitGroupings: [['loader', 'component']],
  loaderDeps: ({ search }) => readColour(search),
  loader: ({ deps: { hex }, context: { cache } }) =>
    load(
      cache,
      (it) => it.ensureQueryData(colourFamiliesQuery),
      ...(hex === null ? [] : [(it: typeof cache) => it.ensureQueryData(nearShadesQuery(hex))]),
    ),
  component: Page,
});

/** Validates the query, which can be any text. */
function readColour({ hex: written }: { hex?: unknown }): ColourSearchScreenProps {
  const hex = typeof written === 'string' ? readHex(written) : null;
  return { hex, isWrong: written !== undefined && hex === null };
}

function Page() {
  return <ColourSearchScreen {...Route.useLoaderDeps()} />;
}

import { createFileRoute } from '@tanstack/react-router';
import { ColourSearchScreen } from '../../../screens/colour-search/colour-search-screen.tsx';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/home/color-search')({
  ...place('colourSearch'),
  component: ColourSearchScreen,
});

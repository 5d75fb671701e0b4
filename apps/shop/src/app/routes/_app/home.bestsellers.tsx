import { createFileRoute } from '@tanstack/react-router';
import { BestsellersScreen } from '../../../screens/lists/bestsellers-screen.tsx';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/home/bestsellers')({
  ...place('bestsellers'),
  component: BestsellersScreen,
});

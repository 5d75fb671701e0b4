import { createFileRoute } from '@tanstack/react-router';
import { CustomListScreen } from '../../../screens/lists/custom-list-screen.tsx';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/products/custom-list/$urlName')({
  ...place('customList'),
  component: CustomListScreen,
});

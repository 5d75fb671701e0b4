import { createFileRoute } from '@tanstack/react-router';
import { ManufacturersScreen } from '../../../screens/manufacturers/manufacturers-screen.tsx';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/home/manufacturers/')({
  ...place('manufacturers'),
  component: ManufacturersScreen,
});

import { createFileRoute } from '@tanstack/react-router';
import { ManufacturerScreen } from '../../../screens/search/manufacturer-screen.tsx';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/home/manufacturers/$manufacturerId/$manufacturerName')({
  ...place('manufacturer'),
  component: ManufacturerScreen,
});

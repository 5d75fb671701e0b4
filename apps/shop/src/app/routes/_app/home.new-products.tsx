import { createFileRoute } from '@tanstack/react-router';
import { NewProductsScreen } from '../../../screens/lists/new-products-screen.tsx';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/home/new-products')({
  ...place('newProducts'),
  component: NewProductsScreen,
});

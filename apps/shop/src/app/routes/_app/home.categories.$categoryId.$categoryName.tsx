import { createFileRoute } from '@tanstack/react-router';
import { CategoryScreen } from '../../../screens/search/category-screen.tsx';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/home/categories/$categoryId/$categoryName')({
  ...place('category'),
  component: CategoryScreen,
});

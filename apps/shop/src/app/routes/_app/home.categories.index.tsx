import { createFileRoute } from '@tanstack/react-router';
import { CategoriesScreen } from '../../../screens/categories/categories-screen.tsx';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/home/categories/')({ ...place('categories'), component: CategoriesScreen });

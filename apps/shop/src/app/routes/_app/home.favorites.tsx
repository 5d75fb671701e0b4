import { createFileRoute } from '@tanstack/react-router';
import { FavoritesScreen } from '../../../screens/favorites/favorites-screen.tsx';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/home/favorites')({ ...place('favorites'), component: FavoritesScreen });

import { createFileRoute } from '@tanstack/react-router';
import { OffersScreen } from '../../../screens/lists/offers-screen.tsx';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/home/offers/full')({ ...place('offers'), component: OffersScreen });

import { createFileRoute } from '@tanstack/react-router';
import { SellerHomeScreen } from '../../../screens/home/seller-home-screen.tsx';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/home/marketplace/seller')({
  ...place('homeSeller'),
  component: SellerHomeScreen,
});

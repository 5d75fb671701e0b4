import { createFileRoute } from '@tanstack/react-router';
import { LandingScreen } from '../../../screens/landing/landing-screen.tsx';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/')({
  ...place('landing'),
  component: LandingScreen,
});

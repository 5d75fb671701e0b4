import { createFileRoute } from '@tanstack/react-router';
import { CombosScreen } from '../../../screens/combos/combos-screen.tsx';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/home/combos/$title')({ ...place('combos'), component: CombosScreen });

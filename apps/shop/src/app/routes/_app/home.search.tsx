import { createFileRoute } from '@tanstack/react-router';
import { SearchingScreen } from '../../../screens/searching/searching-screen.tsx';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/home/search')({ ...place('searching'), component: SearchingScreen });

import { createFileRoute } from '@tanstack/react-router';
import { place } from '../../places.ts';

/** Never seen: the guard sends everybody to the home of their role. */
export const Route = createFileRoute('/_app/home/')({ ...place('home') });

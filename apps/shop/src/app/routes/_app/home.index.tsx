import { createFileRoute } from '@tanstack/react-router';
import { place } from '../../places.ts';

/** Never shown: the guard redirects to the home of the role. */
export const Route = createFileRoute('/_app/home/')({ ...place('home') });

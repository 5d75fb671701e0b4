import { createFileRoute } from '@tanstack/react-router';
import { SupportScreen } from '../../../screens/support/support-screen.tsx';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/home/support')({ ...place('support'), component: SupportScreen });

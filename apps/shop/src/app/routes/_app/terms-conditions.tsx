import { createFileRoute } from '@tanstack/react-router';
import { TermsScreen } from '../../../screens/terms/terms-screen.tsx';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/terms-conditions')({ ...place('terms'), component: TermsScreen });

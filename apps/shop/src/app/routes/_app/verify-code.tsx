import { createFileRoute } from '@tanstack/react-router';
import { VerifyCodeScreen } from '../../../screens/verification/verify-code-screen.tsx';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/verify-code')({ ...place('verifyCode'), component: VerifyCodeScreen });

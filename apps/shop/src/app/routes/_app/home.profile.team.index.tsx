import { createFileRoute } from '@tanstack/react-router';
import { TeamScreen } from '../../../screens/team/team-screen.tsx';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/home/profile/team/')({ ...place('team'), component: TeamScreen });

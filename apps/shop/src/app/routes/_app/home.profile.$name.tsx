import { createFileRoute } from '@tanstack/react-router';
import { MyProfileScreen } from '../../../screens/my-profile/my-profile-screen.tsx';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/home/profile/$name')({ ...place('myProfile'), component: MyProfileScreen });

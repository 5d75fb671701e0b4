import { createFileRoute, redirect } from '@tanstack/react-router';
import { carryCampaign } from '../../api/campaign.ts';
import { paths } from '../../paths.ts';

/** An address nobody knows leads to the beginning. */
export const Route = createFileRoute('/$')({
  beforeLoad: ({ location }) => {
    throw redirect({ href: carryCampaign(paths.landing(), location.searchStr), replace: true });
  },
});

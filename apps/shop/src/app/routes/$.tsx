import { createFileRoute, redirect } from '@tanstack/react-router';
import { carryCampaign } from '../../api/analytics/campaign.ts';
import { paths } from '../../paths.ts';

/** An unknown address leads to the start page. */
export const Route = createFileRoute('/$')({
  beforeLoad: ({ location }) => {
    throw redirect({ href: carryCampaign(paths.landing(), location.searchStr), replace: true });
  },
});

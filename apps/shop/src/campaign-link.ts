import { localPath } from './local-path.ts';

/** Where the link of a banner or a promotion leads; null when it is none of this shop. */
export const campaignLink = (link: string | null): string | null => localPath(link);

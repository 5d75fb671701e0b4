import { localPath } from './local-path.ts';

/** The path of a banner's or promotion's link; null for a foreign link. */
export const campaignLink = (link: string | null): string | null => localPath(link);

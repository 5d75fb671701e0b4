import { paths } from '../paths.ts';

/** Matches a mail link, also percent-encoded inside another address. */
const SECRET = /t[a-z](?:_|%(?:25)*5f)[\w%-]{20,}/i;

/** Whether an address has the secret of a mail link, which opens an account or confirms an e-mail. Such pages are not cached and send no referrer. */
export const holdsSecret = ({ pathname, search }: URL): boolean =>
  pathname.startsWith(paths.changePassword()) || SECRET.test(pathname + search);

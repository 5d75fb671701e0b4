import { paths } from '../paths.ts';

/** What stands in a link of a mail, also within another address, where its signs may be written in another way. */
const SECRET = /t[a-z](?:_|%(?:25)*5f)[\w%-]{20,}/i;

/** The link of a mail carries what opens an account, or makes an address one's own: neither a cache nor another site may see where this page was. */
export const holdsSecret = ({ pathname, search }: URL): boolean =>
  pathname.startsWith(paths.changePassword()) || SECRET.test(pathname + search);

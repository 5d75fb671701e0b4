// Beside `paths.ts`: visitors have neither and should not load it.

/** The notices of the session's customer. */
export const noticesPath = (): string => '/home/notices';

/** The versions that the session's customer waits for. */
export const alertsPath = (): string => '/home/profile/alerts';

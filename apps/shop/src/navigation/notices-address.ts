// Beside `paths.ts`, so that visitors, who have neither, do not load them.

/** The notices of the session's customer. */
export const noticesPath = (): string => '/home/notices';

/** The versions that the session's customer waits for. */
export const alertsPath = (): string => '/home/profile/alerts';

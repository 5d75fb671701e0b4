// Beside `paths.ts`, so that visitors, who have no notices, do not load them.

/** The notices of the session's customer. */
export const noticesPath = (): string => '/home/notices';

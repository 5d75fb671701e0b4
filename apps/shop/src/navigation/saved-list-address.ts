import { paths } from '../paths.ts';

/** All saved lists, or one of them. They are a part of the quick order. */
export const savedListPath = (listId = 'all'): string => `${paths.quickOrder()}?list=${listId}`;

/** What came back from shared links, or one of it. */
export const receivedListPath = (answerId = 'all'): string => `${paths.quickOrder()}?answer=${answerId}`;

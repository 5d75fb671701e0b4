/** Marks what belongs to the page as the server sent it. */
export const SERVED = 'data-served';

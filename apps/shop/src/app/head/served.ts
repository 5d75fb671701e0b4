/** The attribute of tags that belong to the served page. */
export const SERVED = 'data-served';

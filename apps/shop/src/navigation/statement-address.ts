import { paths } from '../paths.ts';

/** The page of the statement, apart from `paths`: no first page leads there. */
export const statementPath = (firstName: string): string => `${paths.myProfile(firstName)}/statement`;

/**
 * Version of the demo's terms (packages/demo/texts): the day they took effect. A new text takes a new version.
 * Installations that have not published their own terms (`legal.terms`) use it too.
 */
export const TERMS_VERSION = '2026-11-28';

/**
 * The version of the demo's terms (packages/demo/texts): the day they began. A new text takes a new one. It also stands while an
 * installation has published none of its own (`legal.terms`).
 */
export const TERMS_VERSION = '2026-11-23';

/** The version of the terms and of the data treatment policy that people accept now: the day it began. A new text takes a new one. */
export const TERMS_VERSION = '2026-11-01';

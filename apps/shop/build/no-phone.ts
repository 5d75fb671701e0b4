/** Replaces the phone's plugins in the web build; never called. */
export {};

/** In place of what speaks to a phone, where there is none: nothing, which nobody asks for. */
export {};

/**
 * Decisions of the business that the contract's own schemas and error texts state. All other code reads them, with the rest, from
 * `packages/rules/src/policy.ts`.
 */

/** Units of one cart line. */
export const maxLineQuantity = 9_999;

/** Lines of a saved list. A CHECK of `purchase.saved_list` holds the same number. */
export const maxSavedListLines = 300;

/** Bytes of the proof of a transfer. A CHECK of `purchase.payment_proof` holds the same number. */
export const maxProofBytes = 4 * 1024 * 1024;

/** Least characters of a password. */
export const passwordMinLength = 8;
/** Most characters of a password. */
export const passwordMaxLength = 128;

/** Favourites a customer keeps. */
export const maxFavourites = 500;

/** Favourites a guest's device keeps; the oldest is dropped when another one is added. */
export const maxFavouritesOnDevice = 200;
/** Photos of a line of a return. */
export const maxLinePhotos = 3;
/** Photos of a whole return. */
export const maxReturnPhotos = 12;
/** Photos of a customer that is registered without a network. A CHECK of `auth.registration_photo` holds the same number. */
export const maxRegistrationPhotos = 3;
/** Bytes of one of them. */
export const maxRegistrationPhotoBytes = 400 * 1024;
/** Bytes of a photo of a return. */
export const maxPhotoBytes = 1024 * 1024;
/** Days that a shared link can be open. */
export const shareDayChoices = [1, 3, 7, 15] as const; // as: the contract takes these only
/** Characters of the note that comes back from a shared link. A CHECK of `purchase.share_answer` holds the same number. */
export const maxAnswerNote = 300;
/** Characters of the name beside it. A CHECK of `purchase.share_answer` holds the same number. */
export const maxAnswerName = 40;

/** Dyes of one mix. A CHECK of `purchase.formula_client` holds the same number. */
export const maxFormulaLines = 12;
/** Grams of one dye in a mix. */
export const maxFormulaGrams = 2_000;
/** Bank accounts that a customer chooses from. */
export const maxBankAccounts = 8;

/** Pesos of the highest limit of a customer's credit. */
export const maxCreditLimit = 1_000_000_000;

/** Most versions of one programmed change of prices. */
export const MOST_PROGRAMMED = 5_000;

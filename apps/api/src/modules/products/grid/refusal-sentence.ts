import { AppError } from '@tonalia/contract/errors';
import {
  type AnyErrorCode,
  OfficeError,
  type OfficeErrorCode,
  officeErrorTable,
} from '@tonalia/contract/office-errors';
import { refusalText } from '../../../platform/http/errors.ts';

const isOffice = (code: AnyErrorCode): code is OfficeErrorCode => code in officeErrorTable;

/** The sentence for a value that is refused, in Spanish. */
export const refusalSentence = (code: AnyErrorCode): string =>
  refusalText(isOffice(code) ? new OfficeError(code) : new AppError(code as 'VERSION_NOT_FOUND')); // as: no refusal of a value has values of its own

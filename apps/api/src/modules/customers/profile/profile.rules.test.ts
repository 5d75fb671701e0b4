import { describe, expect, test } from 'vitest';
import { type CurrentBusiness, businessAfter } from './profile.rules.ts';

const rejected: CurrentBusiness = {
  name: 'Salón Rosa',
  documentType: 'CC',
  document: '52123456',
  approval: 'rejected',
};
const approved: CurrentBusiness = { ...rejected, approval: 'approved' };
const refusal = (code: string) => expect.objectContaining({ code }) as Error;

describe('a business that is not approved yet', () => {
  test('takes a new name and keeps its document', () => {
    expect(businessAfter('Admin customer', rejected, { business_name: 'Salón Rosita' })).toEqual({
      name: 'Salón Rosita',
      documentType: 'CC',
      document: '52123456',
    });
  });

  test.each([
    ['another number', { document: '52123457' }],
    ['a NIT with its check digit', { document_type: 'NIT', document: '9003736914' }],
  ] as const)('takes %s', (_name, change) => {
    expect(businessAfter('Admin customer', rejected, change)).toMatchObject(
      'document_type' in change ? { documentType: 'NIT', document: '9003736914' } : { document: '52123457' },
    );
  });

  test.each([
    ['a NIT whose check digit is wrong', { document_type: 'NIT', document: '9003736915' }],
    ['a kind the old number does not fit', { document_type: 'NIT' }],
    ['letters in a CC', { document: 'ABC123' }],
  ] as const)('refuses %s', (_name, change) => {
    expect(() => businessAfter('Admin customer', rejected, change)).toThrow(refusal('DOCUMENT_INVALID'));
  });

  test('refuses a number without its kind', () => {
    const none = { ...rejected, documentType: null, document: null };
    expect(() => businessAfter('Admin customer', none, { document: '52123456' })).toThrow(refusal('DOCUMENT_INVALID'));
    expect(businessAfter('Admin customer', none, { business_name: 'Otro' })).toMatchObject({ document: null });
  });
});

test('an approved business is locked, but may be sent again as it is', () => {
  const same = { business_name: 'Salón Rosa', document_type: 'CC', document: '52123456' } as const;
  expect(businessAfter('Admin customer', approved, same)).toBeUndefined();
  expect(() => businessAfter('Admin customer', approved, { business_name: 'Otro' })).toThrow(
    refusal('DOCUMENT_LOCKED'),
  );
  expect(() => businessAfter('Admin customer', approved, { document: '52123457' })).toThrow(refusal('DOCUMENT_LOCKED'));
});

test('a seller has no business to change', () => {
  expect(businessAfter('Seller', null, { name: 'Ana' })).toBeUndefined();
  expect(() => businessAfter('Seller', null, { business_name: 'Mía' })).toThrow(refusal('ROLE_NOT_ALLOWED'));
  expect(() => businessAfter('Seller', rejected, { business_name: 'Mía' })).toThrow(refusal('ROLE_NOT_ALLOWED'));
  expect(() => businessAfter('Admin customer', null, { business_name: 'Mía' })).toThrow(refusal('ROLE_NOT_ALLOWED'));
});

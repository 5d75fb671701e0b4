import { expect, test } from 'vitest';
import { customer, makeUser, sellerUser } from '../../../test/make.ts';
import { canCorrectBusiness, changeOf, profileErrors, valuesOf } from './profile-form.ts';

const approved = makeUser();
const inReview = makeUser({ customer: { ...customer, approval: { ...customer.approval, state: 'in_review' } } });
const typed = (user: typeof approved, change: Partial<ReturnType<typeof valuesOf>>) => ({
  ...valuesOf(user),
  ...change,
});

test('only changed values are sent, trimmed', () => {
  expect(changeOf(approved, valuesOf(approved))).toEqual({});
  expect(changeOf(approved, typed(approved, { name: ' Luz ', email: 'NUEVO@salon.co ' }))).toEqual({
    name: 'Luz',
    email: 'nuevo@salon.co',
  });
});

test('an approved business is never sent, one in review is', () => {
  const change = { business_name: 'Salón Nuevo', document: '52.345.678', document_type: 'CC' };
  expect(changeOf(approved, typed(approved, change))).toEqual({});
  expect(changeOf(inReview, typed(inReview, change))).toEqual({
    business_name: 'Salón Nuevo',
    document: '52345678',
    document_type: 'CC',
  });
  expect([approved, inReview, sellerUser].map(canCorrectBusiness)).toEqual([false, true, false]);
});

test.each([
  ['name', { name: '  ' }],
  ['last_name', { last_name: '' }],
  ['email', { email: 'luz@' }],
  ['business_name', { business_name: '' }],
  ['document', { document: '900555014-9' }],
  ['document', { document_type: 'CC', document: '12' }],
] as const)('%s is required to be valid when it changed', (field, change) => {
  expect(Object.keys(profileErrors(inReview, typed(inReview, change)))).toEqual([field]);
});

test('an e-mail and a document that were never set can stay empty', () => {
  const bare = makeUser({
    email: null,
    customer: {
      ...customer,
      document: null,
      document_type: null,
      approval: { ...customer.approval, state: 'received' },
    },
  });
  expect(profileErrors(bare, valuesOf(bare))).toEqual({});
});

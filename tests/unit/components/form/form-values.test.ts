import { draftOf, editsIn } from '@/components/form/form-values';

const INITIAL = { name: 'Ann', adult: false, languages: ['en'] };

test('a draft contains the changed fields, and is empty without changes', () => {
  expect(JSON.parse(draftOf({ name: 'Bea', adult: false }, INITIAL))).toEqual({ name: 'Bea' });
  expect(draftOf({ name: 'Ann', languages: ['en'] }, INITIAL)).toBe('');
});

test('a draft is restored unchanged', () => {
  const edits = { name: 'Bea', adult: true, languages: ['en', 'fr'] };
  expect(editsIn(draftOf(edits, INITIAL), INITIAL)).toEqual(edits);
});

test.each(['', '{', 'null', '42', '[]', '{"name":7,"adult":"yes","languages":[1],"other":"x"}'])(
  'a damaged or foreign draft (%p) changes nothing',
  (draft) => {
    expect(editsIn(draft, INITIAL)).toEqual({});
  },
);

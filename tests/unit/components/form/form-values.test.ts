import { getDraft, parseEdits } from '@/components/form/form-values';

const INITIAL = { name: 'Ann', adult: false, languages: ['en'] };

test('a draft contains the changed fields, and is empty without changes', () => {
  expect(JSON.parse(getDraft({ name: 'Bea', adult: false }, INITIAL))).toEqual({ name: 'Bea' });
  expect(getDraft({ name: 'Ann', languages: ['en'] }, INITIAL)).toBe('');
});

test('a draft is restored unchanged', () => {
  const edits = { name: 'Bea', adult: true, languages: ['en', 'fr'] };
  expect(parseEdits(getDraft(edits, INITIAL), INITIAL)).toEqual(edits);
});

test.each(['', '{', 'null', '42', '[]', '{"name":7,"adult":"yes","languages":[1],"other":"x"}'])(
  'a damaged or foreign draft (%p) changes nothing',
  (draft) => {
    expect(parseEdits(draft, INITIAL)).toEqual({});
  },
);

import { act, renderHook, waitFor } from '@testing-library/react';
import { useSaving } from '@/features/studio/shared/form/use-saving';
import { useBulk } from '@/features/studio/shared/use-bulk';

const bug = () => Promise.reject(new TypeError('bug'));

test('a form is free again after an unexpected error', async () => {
  const { result } = renderHook(useSaving);
  await act(() => expect(result.current.run(bug)).rejects.toThrow('bug'));
  expect(result.current.busy).toBe(false);
});

test('an unexpected error of one item counts as its failure, and the others have their turn', async () => {
  const done: string[] = [];
  const { result } = renderHook(() =>
    useBulk<{ _id: string }>({ run: ({ _id }) => (_id === 'a' ? bug() : Promise.resolve(done.push(_id))) }),
  );
  act(() =>
    result.current.start(
      'Saving',
      ['a', 'b', 'c', 'd'].map((_id) => ({ _id })),
      undefined,
    ),
  );
  await waitFor(() => expect(result.current.running).toBe(false));
  expect(done).toEqual(['b', 'c', 'd']);
  expect(Object.keys(result.current.failures)).toEqual(['a']);
});

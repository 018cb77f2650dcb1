import { act, renderHook, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import type { OwnVideo } from '@/contract/video';
import { useSaving } from '@/features/studio/shared/form/use-saving';
import { useBulk } from '@/features/studio/shared/use-bulk';
import { useOwnVideo } from '@/features/studio/videos/use-own-video';
import type { Services } from '@/services/create-services';
import { ServicesContext } from '@/services/services-context';

const bug = () => Promise.reject(new TypeError('bug'));

test('studio form: can be submitted again after an unexpected error', async () => {
  const { result } = renderHook(useSaving);
  await act(() => expect(result.current.run(bug)).rejects.toThrow('bug'));
  expect(result.current.busy).toBe(false);
});

test('bulk action: an unexpected error counts as the failure of its item, and the other items are still processed', async () => {
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

test('a response from before a change does not bring the old text back while a video is processed', async () => {
  jest.useFakeTimers();
  const before = { _id: 'v', title: 'Rain', processing: true } as OwnVideo;
  const after = { ...before, title: 'Rain on the roof' };
  const getOwn = jest.fn();
  let respond: (reply: { data: OwnVideo }) => void = () => undefined;
  getOwn.mockImplementationOnce(() => new Promise((resolve) => (respond = resolve)));
  getOwn.mockResolvedValue({ data: after });
  const services = { videos: { getOwn, updateOwn: () => Promise.resolve({ data: after }) } } as unknown as Services;
  const { result, unmount } = renderHook(() => useOwnVideo({ video: before, categories: null }), {
    wrapper: ({ children }: PropsWithChildren) => <ServicesContext value={services}>{children}</ServicesContext>,
  });
  await act(() => jest.advanceTimersByTimeAsync(4_000));
  expect(getOwn).toHaveBeenCalledTimes(1);

  await act(() => result.current.saveText({ title: after.title }));
  await act(async () => respond({ data: before }));
  expect(result.current.video.title).toBe(after.title);

  // Polling continues until the page is left.
  await act(() => jest.advanceTimersByTimeAsync(4_000));
  expect(getOwn).toHaveBeenCalledTimes(3);
  unmount();
  await act(() => jest.advanceTimersByTimeAsync(8_000));
  expect(getOwn).toHaveBeenCalledTimes(3);
  jest.useRealTimers();
});

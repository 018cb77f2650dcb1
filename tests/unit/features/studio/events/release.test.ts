import { loadReleases } from '@/features/studio/events/release';
import type { Services } from '@/services/create-services';

const scheduledAt = '2026-05-04T10:00:00.000Z';
const search = (items: object[]) => ({
  searchOwn: async () => ({ status: 0, data: { data: items, total: items.length } }),
});

test('the calendar lists what will be published, without drafts and hidden items that keep a time', async () => {
  const services = {
    videos: search([
      { _id: 'v1', title: 'Blue Hour', status: 'active', scheduledAt },
      { _id: 'v2', title: 'Sketch', status: 'draft', scheduledAt },
      { _id: 'v3', title: 'Old', status: 'inactive', scheduledAt },
    ]),
    feeds: search([{ _id: 'f1', type: 'text', text: '**Hello** _all_', scheduledAt }]),
  } as unknown as Services;
  const { items } = await loadReleases(services, '2026-05');
  expect(items.map(({ title }) => title)).toEqual(['Blue Hour', 'Hello all']);
});

import { ownEventRules } from '@/features/studio/events/event-list';
import { getListUrl, readView } from '@/lib/lists/list-url';

const read = (query: Record<string, string>) => readView(ownEventRules(query.when), query);

it('past events start with the latest, unless the URL names an order', () => {
  expect(read({}).sort).toBe('soonest');
  expect(read({ when: 'past' }).sort).toBe('latest');
  const soonest = read({ when: 'past', sort: 'soonest' });
  expect(soonest.sort).toBe('soonest');
  expect(getListUrl(ownEventRules('past'), soonest)).toBe('/studio/events?view=list&when=past&sort=soonest');
});

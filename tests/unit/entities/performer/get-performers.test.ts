import { getPerformers } from '@/entities/performer/get-performers';

const aria = { _id: 'aria', name: 'Aria', username: 'aria' };
const mateo = { _id: 'mateo', name: 'Mateo', username: 'mateo' };

test.each([
  ['the owner is named by id', { performerId: 'aria', performers: [mateo, aria] }, [aria, mateo]],
  ['the owner is sent as a record', { performer: aria, performers: [mateo, aria] }, [aria, mateo]],
  ['the owner is unknown', { performers: [mateo, aria] }, [mateo, aria]],
  ['there is only the owner', { performerId: 'aria', performer: aria, performers: [] }, [aria]],
  ['there is nobody', {}, []],
])('the owner of a video comes first if %s', (_, video, people) => {
  expect(getPerformers(video)).toEqual(people);
});

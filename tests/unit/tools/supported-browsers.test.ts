import { readFileSync } from 'node:fs';

test('supported browsers: README states the versions that the build is made for', () => {
  const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as { browserslist: string[] };
  const version = (name: string) => browserslist.find((entry) => entry.startsWith(`${name} >= `))?.split(' >= ')[1];
  expect(version('edge')).toBe(version('chrome'));
  expect(version('ios_saf')).toBe(version('safari'));
  expect(readFileSync('README.md', 'utf8')).toContain(
    `Chrome and Edge ${version('chrome')}, Firefox ${version('firefox')}, Safari ${version('safari')} (also on iOS)`,
  );
});

import { profileFacts } from '@/features/discovery/performers/profile/profile-facts';
import { socialLinks } from '@/features/discovery/performers/profile/social-links';

const performer = { _id: '1', name: 'Aria', username: 'aria' };
const NOW = Date.parse('2026-05-10T12:00:00.000Z');

describe('profile facts', () => {
  it("are labeled, with the server's labels if available", () => {
    const facts = profileFacts(
      {
        ...performer,
        gender: 'female',
        country: 'ES',
        languages: ['en', 'es'],
        height: '167_169',
        eyes: 'green',
        privateChatPrice: 10,
        createdAt: '2024-05-03T10:00:00.000Z',
      },
      {
        heights: [
          { value: '', text: 'All' },
          { value: '167_169', text: '167 to 169 cm' },
        ],
        genders: [{ value: 'female', text: 'Female' }],
      },
      NOW,
    );
    expect(facts).toEqual([
      { label: 'Gender', value: 'Female' },
      { label: 'Country', value: 'Spain' },
      { label: 'Languages', value: 'English, Spanish' },
      { label: 'Height', value: '167 to 169 cm' },
      { label: 'Eyes', value: 'green' },
      { label: 'Private show', value: '10 tokens a minute' },
      { label: 'Joined', value: 'May 3, 2024' },
    ]);
  });

  it.each([
    ['1996-05-10T00:00:00.000Z', '30'],
    ['1996-05-11T00:00:00.000Z', '29'],
  ])('born %s: %s years old', (dateOfBirth, years) => {
    expect(profileFacts({ ...performer, dateOfBirth }, null, NOW)).toEqual([{ label: 'Age', value: years }]);
  });

  it('are omitted if unknown', () => {
    expect(profileFacts({ ...performer, dateOfBirth: null, gender: '' }, null, NOW)).toEqual([]);
  });

  it('handle unknown country and language codes', () => {
    expect(
      profileFacts({ ...performer, country: '??', languages: ['not a language'] }, null, NOW).map(({ value }) => value),
    ).toEqual(['??', 'not a language']);
  });
});

it('social links need a URL, or a username on a site that they name', () => {
  expect(
    socialLinks({
      twitter: 'https://x.example.com/aria',
      facebook: '@aria',
      google: 'javascript:alert(1)',
      instagram: '',
      linkedIn: 'http://linkedin.example.com/in/aria',
      mysite: 'https://aria.example.com',
      youtube: 'javascript:alert(1)',
      tiktok: '..',
      elsewhere: '@aria',
    }),
  ).toEqual([
    { label: 'X', href: 'https://x.example.com/aria' },
    { label: 'Facebook', href: 'https://facebook.com/aria' },
    { label: 'LinkedIn', href: 'http://linkedin.example.com/in/aria' },
    { label: 'aria.example.com', href: 'https://aria.example.com/' },
  ]);
  expect(socialLinks(undefined)).toEqual([]);
});

it.each([
  ['instagram', 'instagram.com/aria', 'https://instagram.com/aria'],
  ['twitter', 'twitter.com/aria', 'https://twitter.com/aria'],
  ['instagram', 'www.aria.com', 'https://www.aria.com/'],
  ['google', 'www.aria.com/me?x=1', 'https://www.aria.com/me?x=1'],
  ['instagram', 'aria.sings', 'https://instagram.com/aria.sings'],
])('a social link (%s) may be typed without https: %s', (name, typed, href) => {
  expect(socialLinks({ [name]: typed }).map((link) => link.href)).toEqual([href]);
});

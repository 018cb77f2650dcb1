import { getVisitorIpAddress } from '@/server/visitor-ip-address';

const request = (headers: Record<string, string>) =>
  ({ headers, socket: { remoteAddress: '::ffff:198.51.100.9' } }) as unknown as Parameters<
    typeof getVisitorIpAddress
  >[0];

test('only the last entry of a proxy is trusted: the rest came from the visitor', () => {
  expect(getVisitorIpAddress(request({ 'x-forwarded-for': '1.1.1.1, 203.0.113.7' }), 'proxy')).toBe('203.0.113.7');
  expect(getVisitorIpAddress(request({ 'cf-connecting-ip': '203.0.113.8' }), 'proxy')).toBe('198.51.100.9');
});

test.each([
  [1, '1.1.1.1, 203.0.113.7, 192.0.2.1', '192.0.2.1'],
  [2, '1.1.1.1, 203.0.113.7, 192.0.2.1', '203.0.113.7'],
  [3, '1.1.1.1, 203.0.113.7,192.0.2.1 , 192.0.2.2', '203.0.113.7'],
  [3, '203.0.113.7', '203.0.113.7'],
  [2, '', '198.51.100.9'],
  [1, '1.1.1.1, 203.0.113.7:51234', '203.0.113.7'],
  [1, '[2001:db8::1]:443', '2001:db8::1'],
  [1, '[2001:db8::1]', '2001:db8::1'],
  [1, '2001:db8::1:443', '2001:db8::1:443'],
])('with %i trusted proxies, %p gives the IP address %s', (proxies, forwarded, address) => {
  expect(getVisitorIpAddress(request({ 'x-forwarded-for': forwarded }), 'proxy', proxies)).toBe(address);
});

import { expect, it } from 'vitest';
import { describeDevice } from './user-agent.js';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';

it.each([
  ['Firefox', 'Windows', `${WINDOWS.slice(0, -1)}; rv:145.0) Gecko/20100101 Firefox/145.0`],
  ['Edge', 'Windows', `${WINDOWS} ${CHROME} Safari/537.36 Edg/142.0.0.0`],
  ['Chrome', 'Android', `Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`],
  [
    'Samsung Internet',
    'Android',
    `Mozilla/5.0 (Linux; Android 14) SamsungBrowser/28.0 ${CHROME} Safari/537.36`,
  ],
  ['Opera', 'Linux', `Mozilla/5.0 (X11; Linux x86_64) ${CHROME} Safari/537.36 OPR/120.0.0.0`],
  ['Safari', 'iPhone', `${IPHONE} Version/19.1 Mobile/15E148 Safari/604.1`],
  ['Chrome', 'iPhone', `${IPHONE} CriOS/142.0.0.0 Mobile/15E148 Safari/604.1`],
  [
    'Safari',
    'macOS',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.1 Safari/605.1.15',
  ],
])('%s on %s is recognised', (browser, system, userAgent) => {
  expect(describeDevice(userAgent)).toEqual({ browser, system });
});

it.each([undefined, '', 'curl/8.5.0', 'x'.repeat(75_000)])('%# says nothing', (userAgent) => {
  expect(describeDevice(userAgent)).toEqual({ browser: null, system: null });
});

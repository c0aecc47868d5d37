import { expect, it } from 'vitest';
import { isPushService } from './push-service.rules.js';

it.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
  'https://web.push.apple.com/QGH',
  'https://wns2-par02p.notify.windows.com/w/?token=BQ',
])('a browser’s push service is called: %s', (endpoint) => {
  expect(isPushService(endpoint)).toBe(true);
});

it.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com.evil.example/a',
  'https://evilpush.apple.com/a',
  'https://127.0.0.1/a',
  'https://fcm.googleapis.com:8443/a',
  'https://user@fcm.googleapis.com/a',
  'file:///etc/passwd',
  'pas une adresse',
  '',
])('nobody else is: %s', (endpoint) => {
  expect(isPushService(endpoint)).toBe(false);
});

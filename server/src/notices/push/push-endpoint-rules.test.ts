import { isPushService } from './push-endpoint-rules';

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://wns2-by3p.notify.windows.com/w/?token=abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/fcm', false],
  ['https://somebody@fcm.googleapis.com/fcm', false],
  ['https://fcm.googleapis.com.example.com/fcm', false],
  ['https://notfcm.googleapis.com/fcm', false],
  ['https://169.254.169.254/latest', false],
  ['https://localhost/api', false],
  ['no address', false],
])('%s: %s', (endpoint, expected) => {
  expect(isPushService(endpoint)).toBe(expected);
});

import { afterEach, expect, it, vi } from 'vitest';
import { sayPrepared } from './drawn-page';

afterEach(() => vi.unstubAllGlobals());

/** A page as the browser has it; answers what it said, and how to show one that was drawn ahead. */
function open({ prerendering = false, ...navigation }: Record<string, unknown>) {
  const [said, events] = [vi.fn(), new EventTarget()];
  vi.stubGlobal('navigator', { sendBeacon: said });
  vi.stubGlobal('location', { pathname: '/campagnes/cameroun', search: '?utm_campaign=noel' });
  vi.stubGlobal('performance', { getEntriesByType: () => [navigation] });
  const referrer = 'https://recherche.example/';
  vi.stubGlobal('document', Object.assign(events, { prerendering, referrer }));
  sayPrepared();
  return { said, show: () => events.dispatchEvent(new Event('prerenderingchange')) };
}
const VIEW = ['/_view', '/campagnes/cameroun?utm_campaign=noel\nhttps://recherche.example/'];

it('a page that was asked for when it was wanted says nothing: its server has counted it', () => {
  expect(open({ activationStart: 0, deliveryType: '' }).said).not.toHaveBeenCalled();
  expect(open({ deliveryType: 'cache' }).said).not.toHaveBeenCalled();
});

it('one that was drawn ahead says so when it is shown, once, and nothing where it never is', () => {
  const { said, show } = open({ prerendering: true, activationStart: 0 });
  expect(said).not.toHaveBeenCalled();
  show();
  show();
  expect(said.mock.calls).toEqual([VIEW]);
});

it.each([{ activationStart: 812.5 }, { deliveryType: 'navigational-prefetch' }])(
  'one that was prepared and is shown already says so: %j',
  (navigation) => expect(open(navigation).said.mock.calls).toEqual([VIEW]),
);

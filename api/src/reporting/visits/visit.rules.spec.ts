import { describe, expect, it } from 'vitest';
import { sourceOf } from './visit.rules.js';

const from = (referrer: string, over: Partial<Parameters<typeof sourceOf>[0]> = {}) => {
  const arrival = { page: '/', referrer, utm_source: '', utm_campaign: '', ...over };
  const { source_kind, source } = sourceOf(arrival, 'www.livres.example');
  return source ? `${source_kind}:${source}` : source_kind;
};

describe('coming back is no new source', () => {
  it.each([
    ['Stripe', 'https://checkout.stripe.com/'],
    ['Stripe’s own check', 'https://hooks.stripe.com/3d_secure'],
    ['PayPal', 'https://www.paypal.com/'],
    ['a bank’s check', 'https://acs2.banque.example/'],
    ['a bank’s check by a service', 'https://centinelapi.cardinalcommerce.com/'],
    ['our own host', 'https://livres.example/don'],
    ['our own host in capitals', 'https://WWW.LIVRES.EXAMPLE/don'],
  ])('from %s', (_, referrer) => {
    expect(from(referrer)).toBe('direct');
  });

  it('from a bank that nobody knows, to the page after a payment or a confirmation link', () => {
    for (const page of ['/don/confirmation', '/inscriptions/paiement/:transaction', '/verify-email/:token?'])
      expect(from('https://ma-banque.example/', { page }), page).toBe('direct');
    expect(from('https://ma-banque.example/')).toBe('site:ma-banque.example');
    expect(from('https://acs.org/')).toBe('site:acs.org');
  });

  it('but a campaign code is', () => {
    expect(from('https://checkout.stripe.com/', { utm_campaign: 'decembre' })).toBe('code:decembre');
  });
});

describe('one source is one line', () => {
  it.each([
    'https://librairie.example/',
    'https://www.librairie.example/a',
    'https://M.Librairie.Example./b',
  ])('of %s', (referrer) => {
    expect(from(referrer)).toBe('site:librairie.example');
  });

  it('whose own name is short stays whole', () => {
    expect(from('https://m.example/')).toBe('site:m.example');
  });

  it('however its code was typed', () => {
    expect(from('', { utm_campaign: ' Decembre ', utm_source: 'Lettre' })).toBe('code:decembre');
  });
});

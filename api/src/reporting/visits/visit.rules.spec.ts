import { describe, expect, it } from 'vitest';
import { isRobot, sourceOf } from './visit.rules.js';

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
    expect(from(referrer)).toBe('onward');
  });

  it('from a bank that nobody knows, to the page after a payment or a confirmation link', () => {
    for (const page of ['/don/confirmation', '/inscriptions/paiement/:transaction', '/verify-email/:token?'])
      expect(from('https://ma-banque.example/', { page }), page).toBe('onward');
    expect(from('https://ma-banque.example/')).toBe('site:ma-banque.example');
    expect(from('https://acs.org/')).toBe('site:acs.org');
  });

  it('nor is it a direct entry, which nothing says anything of', () => {
    expect(from('')).toBe('direct');
    expect(from('android-app://com.example/')).toBe('direct');
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

describe('a search is one only from where one searches', () => {
  it.each([
    ['https://www.google.fr/', 'search:Google'],
    ['https://google.co.uk/search', 'search:Google'],
    ['https://images.google.com/', 'search:Google'],
    ['https://scholar.google.com/', 'search:Google'],
    ['https://yandex.ru/', 'search:Yandex'],
    ['https://www.bing.com/', 'search:Bing'],
    ['https://search.yahoo.com/', 'search:Yahoo'],
    ['https://fr.search.yahoo.com/', 'search:Yahoo'],
    ['https://docs.google.com/document', 'site:docs.google.com'],
    ['https://drive.google.com/', 'site:drive.google.com'],
    ['https://classroom.google.com/', 'site:classroom.google.com'],
    ['https://google.librairie.example/', 'site:google.librairie.example'],
    ['https://mail.google.com/', 'site:E-mail'],
    ['https://mail.yandex.ru/', 'site:E-mail'],
    ['https://fr.mail.yahoo.com/', 'site:E-mail'],
    ['https://outlook.live.com/', 'site:E-mail'],
    ['https://outlook.office365.com/mail/', 'site:E-mail'],
    ['https://webmail.association.example/', 'site:E-mail'],
    ['https://zimbra.free.fr/', 'site:E-mail'],
    ['https://messagerie.orange.fr/', 'site:E-mail'],
    ['https://mail.example/', 'site:mail.example'],
    ['https://mailing.example.org/', 'site:mailing.example.org'],
  ])('%s is %s', (referrer, source) => {
    expect(from(referrer)).toBe(source);
  });
});

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';

describe('who reads', () => {
  it.each([
    ['nobody that says who', ''],
    ['a preview of WhatsApp', 'WhatsApp/2.23.20.0'],
    ['a preview of Telegram', 'TelegramBot (like TwitterBot)'],
    ['a preview of Facebook', 'facebookexternalhit/1.1'],
    [
      'a browser without a window',
      `Mozilla/5.0 (X11; Linux x86_64) ${CHROME.replace('Chrome', 'HeadlessChrome')}`,
    ],
    ['a monitor', 'Mozilla/5.0+(compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)'],
    ['a mail scanner', `Mozilla/5.0 (Windows NT 10.0; Win64; x64; BarracudaCentral) ${CHROME}`],
    ['an Office link check', 'Mozilla/4.0 (compatible; ms-office; MSOffice 16)'],
    ['Outlook’s own request', 'Microsoft Office/16.0 (Windows NT 10.0; Microsoft Outlook 16.0.5387; Pro)'],
  ])('is a robot: %s', (_, agent) => {
    expect(isRobot(agent)).toBe(true);
  });

  it.each([
    ['a computer', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME}`],
    ['a phone', `Mozilla/5.0 (Linux; Android 14; SM-A155F) ${CHROME.replace('Safari', 'Mobile Safari')}`],
    [
      'a page opened in Telegram',
      `Mozilla/5.0 (Linux; Android 14; SM-A155F) ${CHROME} Telegram-Android/11.2.0`,
    ],
  ])('is a person: %s', (_, agent) => {
    expect(isRobot(agent)).toBe(false);
  });
});

import type { Answer, TestApi } from './api.ts';

export const PHONE =
  'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';
export const COMPUTER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';

/** A view of the home page by a computer in France, as the site's server sends it. */
export const aPageView = (over: Record<string, unknown> = {}) => ({
  at: Date.parse('2027-03-10T09:00:00Z'),
  address: '192.0.2.1',
  agent: COMPUTER,
  page: '/',
  referrer: '',
  utm_source: '',
  utm_campaign: '',
  languages: 'fr-FR,fr;q=0.9',
  country: '',
  saves_data: false,
  ...over,
});

/** Sends views as the site does, by itself. */
export const sendViews = (api: TestApi, ...views: Record<string, unknown>[]): Promise<Answer> =>
  api.request('/page-views', { method: 'POST', body: { views: views.map(aPageView) } });

import type { HttpClient } from '@livres/api/client';
import { describe, expect, it } from 'vitest';
import { changeAlert, changeOwnAlert, createAlert } from './alert-forms';

function form(fields: Record<string, string>): FormData {
  const filled = new FormData();
  for (const [name, value] of Object.entries(fields)) filled.append(name, value);
  return filled;
}

/** Notes what it is asked. */
function notingApi() {
  const asked: [method: string, path: string, body?: unknown][] = [];
  const note = (method: string) => (path: string, body?: unknown) => {
    asked.push(body === undefined ? [method, path] : [method, path, body]);
    return Promise.resolve({});
  };
  const api = { post: note('POST'), put: note('PUT'), delete: note('DELETE') } as unknown as HttpClient;
  return { api, asked };
}

it('a search is sent with what can be a filter of it, and nothing else', async () => {
  const { api, asked } = notingApi();
  const filled = { level: 'master', min_amount: '5000', page: '3', country: '', email: 'awa@exemple.org' };
  await createAlert(api, form({ ...filled, frequency: 'weekly', consent: 'true', website: '' }));
  expect(asked).toEqual([
    [
      'POST',
      '/universities/scholarship-alerts/',
      {
        email: 'awa@exemple.org',
        frequency: 'weekly',
        filters: { level: 'master', min_amount: 5000 },
        consent: true,
      },
    ],
  ]);
});

describe('the page of an alert', () => {
  it.each([
    [{ act: 'confirm' }, ['POST', '/universities/scholarship-alerts/confirm/', { token: 'jeton' }]],
    [{ act: 'stop' }, ['POST', '/universities/scholarship-alerts/stop/', { token: 'jeton' }]],
    [
      { act: 'change', frequency: 'daily' },
      ['PUT', '/universities/scholarship-alerts/', { token: 'jeton', frequency: 'daily' }],
    ],
    [
      { 'List-Unsubscribe': 'One-Click' },
      ['POST', '/universities/scholarship-alerts/stop/', { token: 'jeton' }],
    ],
    [{ act: 'forget' }, ['POST', '/universities/scholarship-alerts/stop/', { token: 'jeton' }]],
  ])('sent with %j asks %j', async (fields: Record<string, string>, call) => {
    const { api, asked } = notingApi();
    await changeAlert(api, form(fields), 'jeton');
    expect(asked).toEqual([call]);
  });
});

describe('what a member does with an alert of theirs', () => {
  const MINE = '/universities/scholarship-alerts/mine/7/';

  it.each([
    [{ act: 'forget' }, ['DELETE', MINE]],
    [{ act: 'stop' }, ['PUT', MINE, { status: 'stopped' }]],
    [{ act: 'resume' }, ['PUT', MINE, { status: 'active' }]],
    [{ act: 'change', frequency: 'weekly' }, ['PUT', MINE, { frequency: 'weekly' }]],
  ])('by %j asks %j', async (fields: Record<string, string>, call) => {
    const { api, asked } = notingApi();
    await changeOwnAlert(api, form({ ...fields, alert_id: '7' }));
    expect(asked).toEqual([call]);
  });
});

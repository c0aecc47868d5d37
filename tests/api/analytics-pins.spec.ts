import { PIN_LIMITS, type Pin, ROLES } from '@livres/api/contract';
import { describe, expect, it } from 'vitest';
import { staffOf, testApi } from '../factories/api.ts';

const api = testApi();
const reader = staffOf(api, 'lecteur');
const PATH = '/admin/analytics/pins';
const pin = (path: unknown, label: unknown = 'Un écran') => reader(PATH, { body: { label, path } });

describe('a screen that one keeps in the menu', () => {
  it('is there with its parameters, for oneself alone, until it is taken off', async () => {
    const { status, body } = await pin('/visualizations?period=12_months&campaign=3', 'La carte');
    expect([status, body]).toEqual([201, { id: body.id, label: 'La carte', path: body.path }]);
    expect((await reader<Pin[]>(PATH)).body).toEqual([body]);
    const other = await api.asStaff('tresorier');
    expect((await other<Pin[]>(PATH)).body).toEqual([]);
    expect((await other(`${PATH}/${body.id}`, { method: 'DELETE' })).status).toBe(404);
    expect((await reader(`${PATH}/${body.id}`, { method: 'DELETE' })).status).toBe(204);
    expect((await reader(`${PATH}/${body.id}`, { method: 'DELETE' })).status).toBe(404);
    expect((await reader<Pin[]>(PATH)).body).toEqual([]);
  });

  it('is there once, under its newest name, even when it is asked for twice at once', async () => {
    const answers = await Promise.all([pin('/analytics', 'Visites'), pin('/analytics', 'Visites')]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    await pin('/analytics', 'Fréquentation');
    const { body } = await reader<Pin[]>(PATH);
    expect(body.map(({ label }) => label)).toEqual(['Fréquentation']);
  });

  it.each(ROLES)('is for %s too', async (role) => {
    const staff = await api.asStaff(role);
    const body = { label: 'Questions', path: '/questions/12' };
    expect((await staff(PATH, { body })).status).toBe(201);
  });

  it('is one of twelve at most, however fast one asks', async () => {
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, index) => pin(`/questions/${index + 100}`)),
    );
    const { body } = await reader<Pin[]>(PATH);
    expect(body).toHaveLength(PIN_LIMITS.pins);
    const refused = answers.find(({ status }) => status === 409)!;
    expect(refused.body.detail).toContain('12 écrans');
  });
});

describe('what is no screen of figures', () => {
  it.each([
    'javascript:alert(1)',
    '//evil.example/analytics',
    'https://evil.example/analytics',
    '/analytics/../settings',
    '/settings',
    '/analyticsx',
    '/questions/abc',
    '/questions/0',
    '/questions/1/2',
    '/analytics#<script>',
    '/analytics?period=<b>',
    '/analytics?a="onclick',
    '/analytics?a=b c',
    '/analytics\n',
    '/analytics?x=\\evil',
    ' /analytics',
    `/analytics?q=${'x'.repeat(400)}`,
    '',
    null,
    ['/analytics'],
    { toString: '/analytics' },
    7,
  ])('is refused: %j', async (path) => {
    const { status, body } = await pin(path);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['path']]);
  });

  it.each(['', '   ', null, ['a'], 'x'.repeat(61), 'a\u0000b'])('has no such name: %j', async (label) => {
    expect((await pin('/analytics', label)).status).toBe(400);
  });
});

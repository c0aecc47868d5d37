import { describe, expect, it } from 'vitest';
import { testApi, staffOf } from '../factories/api.ts';

const PATH = '/universities/events/';

const api = testApi();
const editor = staffOf(api, 'editeur');

const event = (more: object = {}) => ({
  title: 'Forum des bourses',
  short_description: 'Une journée pour rencontrer ceux qui les donnent.',
  event_type: 'conference',
  ...more,
});

describe('POST /universities/events/', () => {
  it('makes an event that waits to be published, like any other', async () => {
    const { status, body } = await editor(PATH, { body: event({ city: 'Yaoundé' }) });
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...event(), city: 'Yaoundé', status: 'draft', tags: [] });
    expect((await editor(`/admin/events/${body.id}`)).body).toMatchObject({ title: 'Forum des bourses' });
  });

  it('gives it the programme’s tag, once, where the association has one', async () => {
    const { body: tag } = await editor('/admin/tags', { body: { name: 'Universités', slug: 'universites' } });
    expect((await editor(PATH, { body: event() })).body.tags).toMatchObject([{ slug: 'universites' }]);
    const { body } = await editor(PATH, { body: event({ tag_ids: [tag.id] }) });
    expect(body.tags).toHaveLength(1);
  });

  it('takes tags that are null as none of its own', async () => {
    const { status, body } = await editor(PATH, { body: event({ tag_ids: null }) });
    expect([status, body.tags.length]).toEqual([201, 1]);
  });

  it('refuses what events refuse, in their words', async () => {
    const { status, body } = await editor(PATH, { body: event({ title: ' ' }) });
    expect([status, Object.keys(body.errors)]).toEqual([400, ['title']]);
  });

  it('is for those who write events', async () => {
    expect((await api.request(PATH, { body: event() })).status).toBe(401);
    const reader = await api.asStaff('lecteur');
    expect((await reader(PATH, { body: event() })).status).toBe(403);
  });
});

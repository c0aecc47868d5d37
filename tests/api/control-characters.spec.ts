import { describe, expect, it } from 'vitest';
import { testApi } from '../factories/api.ts';
import { createCampaign } from '../factories/campaigns.ts';
import { createEvent } from '../factories/events.ts';

const api = testApi();

describe('control characters, pasted from a slide', () => {
  it('are taken out of a title, which stays on one line, and of a text, which keeps its lines', async () => {
    const admin = await api.asStaff('administrateur');
    const { title, description } = await createCampaign(admin, {
      title: 'Des livres\vpour\u0002 Kribi\n',
      description: '<p>Un\v deux\u001f&#12; trois</p>',
    });
    expect(title).toBe('Des livres pour Kribi');
    expect(description).toBe('<p>Un\n deux\n trois</p>');
  });

  it('of a row that was there before do not reach the calendar that people subscribe to', async () => {
    const admin = await api.asStaff('administrateur');
    const { id } = await createEvent(admin, {
      start_date: '2099-03-06T09:00:00Z',
      end_date: '2099-03-06T11:00:00Z',
    });
    const title = 'Salon\vdu\u0003 livre';
    await api.sql`UPDATE events SET title = ${title} WHERE id = ${id}`;
    const { text } = await api.request('/events/calendar.ics');
    expect(text).toContain('SUMMARY:Salon du livre');
    expect(text.replace(/[\r\n\t]/g, '')).not.toMatch(/\p{Cc}/u);
  });
});

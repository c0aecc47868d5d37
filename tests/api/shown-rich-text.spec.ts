import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Request, startApi, type TestApi } from '../factories/api.ts';
import { publishArticle } from '../factories/articles.ts';
import { createCampaign } from '../factories/campaigns.ts';
import { createEvent } from '../factories/events.ts';
import { createProject, draftPage, publish } from '../factories/projects-and-partners.ts';

const TAINTED =
  '<p>Des livres</p><script>steal()</script><img src="x" onerror="steal()"><a href="javascript:steal()">ici</a><svg onload="steal()"></svg>';

let api: TestApi;
let staff: Request;
beforeAll(async () => {
  api = await startApi();
  staff = await api.asStaff('administrateur');
});
afterAll(() => api?.close());

/** Each kind of rich text, written past the rule that sanitises it, as an import or an older rule would have. */
const KINDS: Record<string, () => Promise<string[]>> = {
  'a campaign': async () => {
    const { id, slug } = await createCampaign(staff, {});
    await api.query('UPDATE campaigns SET description = $1 WHERE id = $2', [TAINTED, id]);
    return [`/campaigns/${slug}/`, '/campaigns/', `/admin/campaigns/${id}`];
  },
  'an event': async () => {
    const { id, slug } = await createEvent(staff, {});
    await api.query('UPDATE events SET description = $1 WHERE id = $2', [TAINTED, id]);
    return [`/events/${slug}/`, '/events/', `/admin/events/${id}`];
  },
  'an article': async () => {
    const { id, slug } = await publishArticle(staff);
    await api.query('UPDATE articles SET content = $1 WHERE id = $2', [TAINTED, id]);
    return [`/articles/${slug}/`, `/admin/articles/${id}`];
  },
  'a project': async () => {
    const { id, slug } = await createProject(staff, {});
    await api.query('UPDATE projects SET description = $1 WHERE id = $2', [TAINTED, id]);
    return [`/projects/${slug}/`, `/admin/projects/${id}`];
  },
  'a page': async () => {
    const draft = await draftPage(staff);
    await publish(staff, 'pages', draft);
    const { id, slug } = draft;
    const blocks = [{ type: 'text', heading: 'Titre', anchor: 'titre', body: TAINTED, items: [] }];
    await api.query('UPDATE pages SET blocks = $1::jsonb WHERE id = $2', [JSON.stringify(blocks), id]);
    return [`/pages/${slug}/`, `/admin/pages/${id}`];
  },
  'a setting': async () => {
    const write = (key: string, value: string) =>
      staff(`/settings/${key}/update_value`, { method: 'PATCH', body: { value } });
    await write('community_text', '<p>Bonjour</p>');
    await api.query('UPDATE settings SET value = $1 WHERE key = $2', [TAINTED, 'community_text']);
    // Settings are read again once one of them changes.
    await write('contact_hours', 'Le mardi');
    return ['/pages/communaute/', '/settings/'];
  },
};

it.each(Object.keys(KINDS))('%s is sanitised when it is shown too', async (kind) => {
  const paths = await KINDS[kind]!();
  for (const path of paths) {
    const { status, text } = await staff(path);
    expect(status, path).toBe(200);
    expect(text, path).toContain('Des livres');
    expect(text, path).not.toMatch(/steal|onerror|onload|javascript:|<script|<svg/i);
  }
});

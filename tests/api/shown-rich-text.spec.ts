import { expect, it } from 'vitest';
import { testApi, patch, adminOf } from '../factories/api.ts';
import { publishArticle } from '../factories/articles.ts';
import { createCampaign } from '../factories/campaigns.ts';
import { createEvent } from '../factories/events.ts';
import { createProject, draftPage, publish } from '../factories/projects-and-partners.ts';

const TAINTED =
  '<p>Des livres</p><script>steal()</script><img src="x" onerror="steal()"><a href="javascript:steal()">ici</a><svg onload="steal()"></svg>';

const api = testApi();
const staff = adminOf(api);

/** Each kind of rich text, written past the rule that sanitises it, as an import or an older rule would have. */
const KINDS: Record<string, () => Promise<string[]>> = {
  'a campaign': async () => {
    const { id, slug } = await createCampaign(staff, {});
    await api.sql`UPDATE campaigns SET description = ${TAINTED} WHERE id = ${id}`;
    return [`/campaigns/${slug}/`, '/campaigns/', `/admin/campaigns/${id}`];
  },
  'an event': async () => {
    const { id, slug } = await createEvent(staff, {});
    await api.sql`UPDATE events SET description = ${TAINTED} WHERE id = ${id}`;
    return [`/events/${slug}/`, '/events/', `/admin/events/${id}`];
  },
  'an article': async () => {
    const { id, slug } = await publishArticle(staff);
    await api.sql`UPDATE articles SET content = ${TAINTED} WHERE id = ${id}`;
    return [`/articles/${slug}/`, `/admin/articles/${id}`];
  },
  'a project': async () => {
    const { id, slug } = await createProject(staff, {});
    await api.sql`UPDATE projects SET description = ${TAINTED} WHERE id = ${id}`;
    return [`/projects/${slug}/`, `/admin/projects/${id}`];
  },
  'a page': async () => {
    const draft = await draftPage(staff);
    await publish(staff, 'pages', draft);
    const { id, slug } = draft;
    const blocks = [{ type: 'text', heading: 'Titre', anchor: 'titre', body: TAINTED, items: [] }];
    await api.sql`UPDATE pages SET blocks = ${JSON.stringify(blocks)}::jsonb WHERE id = ${id}`;
    return [`/pages/${slug}/`, `/admin/pages/${id}`];
  },
  'a setting': async () => {
    const write = (key: string, value: string) => patch(staff, `/settings/${key}/update_value`, { value });
    await write('community_text', '<p>Bonjour</p>');
    await api.sql`UPDATE settings SET value = ${TAINTED} WHERE key = ${'community_text'}`;
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

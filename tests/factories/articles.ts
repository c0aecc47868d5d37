import type {
  ArticleInput,
  ArticleRecord,
  CategoryInput,
  CategoryRecord,
  TagInput,
  TagRecord,
} from '@livres/api/contract';
import { accepted } from './answers.ts';
import { put, type Request, type TestApi } from './api.ts';

let made = 0;

/** A valid article; a test overrides what matters to it. */
export function anArticle(over: Partial<ArticleInput> = {}): ArticleInput {
  made += 1;
  return {
    title: `Article d’essai ${made}`,
    excerpt: 'Un atelier de lecture a réuni vingt élèves.',
    content: '<p>Vingt élèves ont lu ensemble.</p>',
    ...over,
  };
}

/** Makes a draft as staff do, and answers its record. */
export function createArticle(staff: Request, over: Partial<ArticleInput> = {}): Promise<ArticleRecord> {
  return create<ArticleRecord>(staff, '/admin/articles', anArticle(over));
}

/** Makes an article and publishes it. */
export async function publishArticle(
  staff: Request,
  over: Partial<ArticleInput> = {},
): Promise<ArticleRecord> {
  const { id, version } = await createArticle(staff, over);
  await accepted(staff(`/admin/articles/${id}/publish`, { body: { version } }));
  return (await staff<ArticleRecord>(`/admin/articles/${id}`)).body;
}

export function createCategory(staff: Request, over: Partial<CategoryInput> = {}): Promise<CategoryRecord> {
  made += 1;
  return create<CategoryRecord>(staff, '/admin/categories', { name: `Catégorie ${made}`, ...over });
}

export function createTag(staff: Request, over: Partial<TagInput> = {}): Promise<TagRecord> {
  made += 1;
  return create<TagRecord>(staff, '/admin/tags', { name: `Étiquette ${made}`, ...over });
}

function create<T>(staff: Request, path: string, body: object): Promise<T> {
  return accepted(staff<T>(path, { body }));
}

/** Says how often articles have been read, by their number. */
export async function setViews(api: TestApi, views: Record<number, number>): Promise<void> {
  for (const [id, count] of Object.entries(views))
    await api.sql`UPDATE articles SET view_count = ${count} WHERE id = ${Number(id)}`;
}

/** The news with every kind of value and of emptiness; answers the path of each detail with what names a record. */
export async function fillNews(staff: Request, pictureId: number): Promise<Record<string, string>> {
  const category = await createCategory(staff);
  const tag = await createTag(staff);
  const terms = { category_ids: [category.id], tag_ids: [tag.id] };
  const article = await publishArticle(staff, { ...terms, featured_image_id: pictureId, featured: true });
  const { id, version } = article;
  await put(staff, `/admin/articles/${id}`, { version, title: 'Un titre qui attend' });
  await createArticle(staff, { excerpt: '', content: '', author_email: 'awa@exemple.org' });
  return {
    '/api/v1/articles/': article.slug,
    '/api/v1/admin/articles/': String(id),
    '/api/v1/admin/categories/': String(category.id),
    '/api/v1/admin/tags/': String(tag.id),
  };
}

import type { Article } from '@livres/api/contract';
import type { SiteIdentity } from '../../shared/api/load-context';
import { picturePath } from '../../shared/content/page-meta';
import { breadcrumbData } from '../../shared/content/structured-data';
import { paths } from '../../shared/paths';
import { articlesContent } from './articles.content';

/** What search engines read of an article (schema.org): the way to it, and the article itself. */
export function articleStructuredData(article: Article, site: SiteIdentity): object[] {
  const address = site.url + paths.article(article.slug);
  const publisher = {
    '@type': 'NGO',
    name: site.name,
    url: site.url,
    logo: { '@type': 'ImageObject', url: `${site.url}/icon-512.png` },
  };
  const written = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: article.title,
    description: article.seo_description || article.excerpt,
    url: address,
    mainEntityOfPage: address,
    image: site.url + picturePath(paths.article(article.slug)),
    datePublished: article.published_at,
    dateModified: article.updated_at,
    inLanguage: 'fr',
    author: article.author_name ? { '@type': 'Person', name: article.author_name } : publisher,
    publisher,
    articleSection: article.categories.map(({ name }) => name),
    keywords: article.tags.map(({ name }) => name),
    timeRequired: `PT${article.reading_time}M`,
  };
  const breadcrumb = breadcrumbData(site, [
    { label: articlesContent.title, to: paths.articles() },
    { label: article.title, to: paths.article(article.slug) },
  ]);
  return [breadcrumb, written];
}

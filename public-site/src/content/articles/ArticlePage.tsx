import type { Article } from '@livres/api/contract';
import { browserApi } from '../../shared/api/api-clients';
import { articleQueries } from './article-queries';
import { useCountedReading } from '../../shared/api/use-counted-reading';
import { useLoaded } from '../../shared/api/use-loaded';
import { withFrenchSpaces } from '../../shared/format/french-spaces';
import { paths, pathTo } from '../../shared/paths';
import { Breadcrumb } from '../../shared/ui/Breadcrumb';
import { Container } from '../../shared/ui/Container';
import { PictureWithFallback } from '../../shared/ui/PictureWithFallback';
import { PreviewBanner } from '../../shared/ui/PreviewBanner';
import { RichText } from '../../shared/ui/RichText';
import { ShareLinks } from '../../shared/ui/ShareLinks';
import { useSite } from '../../shared/ui/use-site';
import { useVisit } from '../../shared/ui/VisitProvider';
import { withHeadings } from './article-headings';
import { ArticleContents } from './ArticleContents';
import { ArticleGrid } from './ArticleGrid';
import styles from './ArticlePage.module.css';
import { ArticleSignature } from './ArticleSignature';
import { ArticleTags } from './ArticleTags';
import { articleContent, articlesContent } from './articles.content';
import { CategoryMarks } from './CategoryMarks';

export function ArticlePage({ article, isPreview }: { article: Article; isPreview: boolean }) {
  const { savesData } = useVisit();
  const site = useSite();
  const { html, contents } = withHeadings(article.content);
  useCountedReading('articles', article.id, isPreview);
  return (
    <>
      {isPreview && <PreviewBanner />}
      <Container>
        <article className={styles.page}>
          <header className={styles.head}>
            <Breadcrumb
              trail={[
                { label: 'Accueil', to: pathTo('/') },
                { label: articlesContent.title, to: paths.articles() },
              ]}
              current={withFrenchSpaces(article.title)}
            />
            <CategoryMarks categories={article.categories} linked />
            <h1>{withFrenchSpaces(article.title)}</h1>
            <p className={styles.lead}>{withFrenchSpaces(article.excerpt)}</p>
            <ArticleSignature article={article} />
          </header>
          <div className={styles.picture}>
            <PictureWithFallback
              picture={article.picture}
              illustration={article.categories[0]?.illustration ?? 'default'}
              sizes="(max-width: 1200px) 92vw, 1136px"
              ratio="2 / 1"
              light={savesData}
              eager
            />
          </div>
          <div className={contents.length > 0 ? styles.long : styles.text}>
            <ArticleContents headings={contents} />
            <div className={styles.story}>
              <RichText html={html} />
              <ArticleTags tags={article.tags} />
              <ShareLinks
                heading={articleContent.share}
                title={article.title}
                address={site.url + paths.article(article.slug)}
              />
            </div>
          </div>
        </article>
      </Container>
      <RelatedArticles article={article} />
    </>
  );
}

// Left out where there are none or where they cannot be read: the page is about the article.
function RelatedArticles({ article }: { article: Article }) {
  const related = useLoaded(articleQueries.related(browserApi(), article), null);
  if (related.state !== 'shown' || related.data.length === 0) return null;
  return (
    <Container>
      <section className={styles.related} aria-labelledby="a-lire-aussi">
        <h2 id="a-lire-aussi">{articleContent.related}</h2>
        <ArticleGrid articles={related.data} />
      </section>
    </Container>
  );
}

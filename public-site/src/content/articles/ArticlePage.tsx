import { drawnIllustration, offeredWidths, type Article } from '@livres/api/contract';
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
import { usePageContext } from '../../shared/ui/PageContextProvider';
import { withHeadings } from './article-headings';
import { halvesOf, withGalleries } from './article-parts';
import { ArticleContents } from './ArticleContents';
import { ArticleGrid } from './ArticleGrid';
import styles from './ArticlePage.module.css';
import { ArticleSignature } from './ArticleSignature';
import gallery from './Gallery.module.css';
import { useGallery } from './use-gallery';
import { ArticleTags } from './ArticleTags';
import { articleContent, articlesContent } from './articles.content';
import { CallToGive, type CampaignOfArticle } from './CallToGive';
import { CategoryMarks } from './CategoryMarks';

interface ArticlePageProps {
  article: Article;
  /** The campaign that the text leads to, where one may give to it. */
  campaign: CampaignOfArticle | null;
  isPreview: boolean;
}

export function ArticlePage({ article, campaign, isPreview }: ArticlePageProps) {
  const { savesData } = usePageContext();
  const site = useSite();
  const { html, contents } = withHeadings(article.content);
  const story = useGallery<HTMLDivElement>();
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
          <div className={contents.length > 0 ? styles.long : styles.text}>
            <div className={styles.picture}>
              <PictureWithFallback
                picture={article.picture}
                illustration={drawnIllustration(article.illustration, article.slug)}
                sizes="(max-width: 780px) 88vw, 700px"
                light={savesData}
                eager
              />
            </div>
            <ArticleContents headings={contents} />
            <div ref={story} className={`${styles.story} ${gallery.story}`}>
              <ArticleText html={html} campaign={campaign} />
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

function ArticleText({ html, campaign }: { html: string; campaign: CampaignOfArticle | null }) {
  const [first, second] = halvesOf(html) ?? [html];
  return (
    <>
      <RichText html={shown(first)} />
      {second && (
        <>
          <CallToGive campaign={campaign} />
          <RichText html={shown(second)} />
        </>
      )}
    </>
  );
}

const shown = (html: string) => withGalleries(html, (width) => offeredWidths(width).at(-1) ?? width);

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

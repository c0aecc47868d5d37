import type { CampaignUpdateView } from '@livres/api/contract';
import { formatDay } from '../../shared/format/dates';
import { withFrenchSpaces } from '../../shared/format/french-spaces';
import { paths } from '../../shared/paths';
import { Breadcrumb } from '../../shared/ui/Breadcrumb';
import { LinkButton } from '../../shared/ui/Button';
import { Container } from '../../shared/ui/Container';
import { PictureWithFallback } from '../../shared/ui/PictureWithFallback';
import { PreviewBanner } from '../../shared/ui/PreviewBanner';
import { RichText } from '../../shared/ui/RichText';
import { ShareLinks } from '../../shared/ui/ShareLinks';
import { usePageContext } from '../../shared/ui/PageContextProvider';
import { useSite } from '../../shared/ui/use-site';
import { updatesContent as content } from './campaign-updates.content';
import { updatePaths } from './update-paths';
import styles from './UpdatePage.module.css';

/** One update of a campaign, at its own address. */
export function UpdatePage({ update, isPreview }: { update: CampaignUpdateView; isPreview: boolean }) {
  const { savesData } = usePageContext();
  const site = useSite();
  const { campaign, slug, title, date, picture } = update;
  return (
    <>
      {isPreview && <PreviewBanner />}
      <Container narrow>
        <article className={styles.page}>
          <Breadcrumb
            trail={[
              { label: content.campaigns, to: paths.campaigns() },
              { label: withFrenchSpaces(campaign.title), to: paths.campaign(campaign.slug) },
            ]}
            current={withFrenchSpaces(title)}
          />
          <header className={styles.head}>
            <h1>{withFrenchSpaces(title)}</h1>
            <time dateTime={date}>{formatDay(date)}</time>
          </header>
          {picture && (
            <div className={styles.picture}>
              <PictureWithFallback
                picture={picture}
                illustration="default"
                sizes="(max-width: 800px) 92vw, 720px"
                ratio="4 / 3"
                light={savesData}
                eager
              />
            </div>
          )}
          <RichText html={update.content} />
          <div className={styles.links}>
            <LinkButton look="main" to={paths.campaign(campaign.slug)}>
              {content.back}
            </LinkButton>
            <LinkButton look="quiet" to={updatePaths.all(campaign.slug)}>
              {content.others}
            </LinkButton>
          </div>
          <ShareLinks
            heading={content.share}
            title={title}
            address={site.url + updatePaths.one(campaign.slug, slug)}
          />
        </article>
      </Container>
    </>
  );
}

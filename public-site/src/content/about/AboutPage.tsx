import type { ContentPage, PageBlock, Partner } from '@livres/api/contract';
import { BlockSection } from '../shared/page-blocks/BlockSection';
import { paths, pathTo } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/Button';
import { CallBand } from '../../shared/ui/CallBand';
import { Container } from '../../shared/ui/Container';
import { PageHead } from '../../shared/ui/PageHead';
import { PictureWithFallback } from '../../shared/ui/PictureWithFallback';
import { aboutContent as content } from './about.content';
import { AboutPartners } from './AboutPartners';
import styles from './AboutPage.module.css';

interface AboutPageProps {
  page: ContentPage;
  partners: readonly Partner[];
}

export function AboutPage({ page: { title, lead, blocks }, partners }: AboutPageProps) {
  const [opening, ...others] = blocks;
  return (
    <>
      <Container>
        <PageHead title={title} lead={lead}>
          <nav className={styles.choice} aria-label={content.onThisPage}>
            {blocks.map(({ anchor, heading }) => (
              <a key={anchor} href={`#${anchor}`}>
                {heading}
              </a>
            ))}
          </nav>
        </PageHead>
        {opening && <Opening block={opening} />}
      </Container>
      {others.map((block, index) => (
        <div key={block.anchor} className={index % 2 === 0 ? styles.soft : styles.plain}>
          <Container>
            <BlockSection block={block} heading="beside">
              {block.anchor === content.joinAnchor && <WaysToJoin />}
            </BlockSection>
          </Container>
        </div>
      ))}
      <AboutPartners partners={partners} />
      <CallBand {...content.call} subject={content.subject} />
    </>
  );
}

function Opening({ block }: { block: PageBlock }) {
  return (
    <div className={styles.opening}>
      <BlockSection block={block} />
      <div className={styles.picture}>
        <PictureWithFallback
          picture={null}
          illustration="jeunesse"
          sizes="(max-width: 900px) 92vw, 560px"
          ratio="4 / 3"
          eager
        />
      </div>
    </div>
  );
}

function WaysToJoin() {
  return (
    <div className={styles.links}>
      <LinkButton to={paths.actions()}>{content.actions}</LinkButton>
      <LinkButton to={paths.campaigns()}>{content.campaigns}</LinkButton>
      <LinkButton look="quiet" to={pathTo('/communaute')}>
        {content.community}
      </LinkButton>
    </div>
  );
}

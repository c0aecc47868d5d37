import type { ContentPage, PrivacyPolicy } from '@livres/api/contract';
import { RichText } from '../../shared/ui/RichText';
import { Container } from '../../shared/ui/Container';
import { PageHead } from '../../shared/ui/PageHead';
import { BlockEntries } from '../shared/page-blocks/BlockEntries';
import { SummarizedPage } from '../shared/page-blocks/TextPage';
import { Fold } from './Fold';
import { legalContent } from './legal.content';
import { LegalFoot } from './LegalFoot';
import { orComing } from './LegalPage';
import { privacyContent as texts } from './privacy.content';
import { PrivacyTables } from './PrivacyTables';
import styles from './PrivacyTables.module.css';
import { useFolds } from './use-folds';

interface PrivacyPageProps {
  page: ContentPage;
  /** What the product keeps of people; null where it could not be read. */
  policy: PrivacyPolicy | null;
}

/** Parts that are not there where the policy could not be read. */
const FROM_POLICY: readonly string[] = ['responsable', 'destinataires'];

/** What people look for first stands open; the rest is folded, by what they do on the site. */
export function PrivacyPage({ page, policy }: PrivacyPageProps) {
  const folds = useFolds<HTMLDivElement>();
  return (
    <Container>
      <PageHead title={page.title} lead={page.lead} />
      <div ref={folds}>
        <SummarizedPage
          links={texts.parts.filter(({ anchor }) => policy || !FROM_POLICY.includes(anchor))}
          summary={legalContent.onThisPage}
        >
          <PrivacyTables policy={policy} />
          <section className={styles.part} aria-labelledby="situations">
            <h2 id="situations">{texts.situations}</h2>
            <p>{texts.situationsLead}</p>
            <div>
              {page.blocks.map(orComing).map((block) => (
                <Fold key={block.anchor} anchor={block.anchor} heading={block.heading}>
                  {block.body && <RichText html={block.body} />}
                  <BlockEntries block={block} />
                </Fold>
              ))}
            </div>
          </section>
          <LegalFoot page={page} />
        </SummarizedPage>
      </div>
    </Container>
  );
}

import { SCHOLARSHIP_LEVEL_LABELS, type Scholarship } from '@livres/api/contract';
import { Eye, Heart } from 'lucide-react';
import { useCountedReading } from '../../shared/api/use-counted-reading';
import { amountText, COVERAGE_SENTENCES, scholarshipContent } from '../shared/scholarship.content';
import { FavoriteButton } from '../shared/favorites/FavoriteButton';
import { withFrenchSpaces } from '../../shared/format/french-spaces';
import { paths, pathTo } from '../../shared/paths';
import { Badge } from '../../shared/ui/Badge';
import { DeadlineBadge } from '../shared/DeadlineBadge';
import { RecordPage } from '../../shared/ui/RecordPage';
import { served } from '../../shared/ui/served';
import { ShareLinks } from '../../shared/ui/ShareLinks';
import { useSite } from '../../shared/ui/use-site';
import { CoverageBudgetOffer } from './CoverageBudgetOffer';
import { detailContent as content } from './scholarship-detail.content';
import { ScholarshipDetailAside } from './ScholarshipDetailAside';
import styles from './ScholarshipDetail.module.css';
import { SimilarScholarships } from './ScholarshipDetailSimilar';

const Texts = served(
  'textes-de',
  async () => (await import('./ScholarshipDetailTexts')).ScholarshipDetailTexts,
);
const CoverageBlock = served(
  'prise-en-charge-de',
  async () => (await import('./CoverageBlock')).CoverageBlock,
);

interface ScholarshipDetailPageProps {
  scholarship: Scholarship;
  isPreview: boolean;
}

export function ScholarshipDetailPage({ scholarship, isPreview }: ScholarshipDetailPageProps) {
  const { id, title, organization, country, level, is_featured } = scholarship;
  const site = useSite();
  useCountedReading('universities/scholarships', id, isPreview);
  return (
    <>
      <RecordPage
        isPreview={isPreview}
        title={withFrenchSpaces(title)}
        lead={withFrenchSpaces(`${organization}, ${country}`)}
        trail={[
          { label: 'Accueil', to: pathTo('/') },
          { label: content.universities, to: pathTo('/universites') },
          { label: content.scholarships, to: paths.scholarships() },
        ]}
        tags={
          <span className={styles.badges}>
            <Badge tone="quiet">{SCHOLARSHIP_LEVEL_LABELS[level]}</Badge>
            {is_featured && <Badge tone="warm">{scholarshipContent.featured}</Badge>}
            <DeadlineBadge scholarship={scholarship} />
          </span>
        }
        notice={<Amount scholarship={scholarship} />}
        aside={<ScholarshipDetailAside scholarship={scholarship} />}
      >
        <Texts of={id} scholarship={scholarship} />
        <CoverageBlock of={id} scholarship={scholarship} />
        <CoverageBudgetOffer scholarship={scholarship} />
        <ShareLinks heading={content.share} title={title} address={site.url + paths.scholarship(id)} />
      </RecordPage>
      <SimilarScholarships id={id} />
    </>
  );
}

/** What it brings, how many look at it and keep it, and the button that keeps it. */
function Amount({ scholarship }: { scholarship: Scholarship }) {
  const { amount, coverage_type, view_count, favorite_count } = scholarship;
  return (
    <div className={styles.amount}>
      <p>
        <strong className={amount === null ? styles.unknown : undefined}>{amountText(amount)}</strong>{' '}
        <span>
          {amount !== null && `${content.forWhole} · `}
          {COVERAGE_SENTENCES[coverage_type]}
        </span>
      </p>
      <p className={styles.counts}>
        <span>
          <Eye aria-hidden="true" size={18} /> {scholarshipContent.views(view_count)}
        </span>
        {favorite_count > 0 && (
          <span>
            <Heart aria-hidden="true" size={18} /> {content.kept(favorite_count)}
          </span>
        )}
      </p>
      <div className={styles.keep}>
        <FavoriteButton scholarship={scholarship} look="wide" />
      </div>
    </div>
  );
}

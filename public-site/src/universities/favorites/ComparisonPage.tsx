import { Printer } from 'lucide-react';
import { Link } from 'react-router';
import { withFrenchSpaces } from '../../shared/format/french-spaces';
import { paths } from '../../shared/paths';
import { Button, LinkButton } from '../../shared/ui/Button';
import { Container } from '../../shared/ui/Container';
import { PageHead } from '../../shared/ui/PageHead';
import { ShareLinks } from '../../shared/ui/ShareLinks';
import { EmptyState } from '../../shared/ui/StateMessage';
import { useHydrated } from '../../shared/ui/use-hydrated';
import { useSite } from '../../shared/ui/use-site';
import { comparisonContent as content } from './comparison.content';
import styles from './Comparison.module.css';
import { ComparisonTable } from './ComparisonTable';
import { MOST_COMPARED, type Favorite } from './favorites-asked';
import type { ComparedScholarship } from './comparison-rows';

interface ComparisonPageProps {
  scholarships: ComparedScholarship[];
  favorites: readonly Favorite[];
  /** One that was asked for is no longer there. */
  isOneGone: boolean;
}

export function ComparisonPage({ scholarships, favorites, isOneGone }: ComparisonPageProps) {
  const { url } = useSite();
  const ids = scholarships.map(({ id }) => id);
  return (
    <Container>
      <PageHead title={content.title} lead={content.lead} trail={TRAIL} />
      {scholarships.length === 0 ? (
        <EmptyState {...content.none}>
          <LinkButton to={paths.favorites()}>{content.favorites}</LinkButton>
        </EmptyState>
      ) : (
        <div className={styles.page}>
          {isOneGone && <p role="status">{content.gone}</p>}
          <ComparisonTable scholarships={scholarships} />
          <OthersToAdd compared={ids} favorites={favorites} />
          <div className={styles.acts}>
            <LinkButton to={paths.favorites()}>{content.favorites}</LinkButton>
            <PrintButton />
          </div>
          <ShareLinks heading={content.share} title={content.title} address={url + paths.favorites(ids)} />
        </div>
      )}
    </Container>
  );
}

const TRAIL = [{ label: content.favorites, to: paths.favorites() }];

function OthersToAdd({ compared, favorites }: { compared: number[]; favorites: readonly Favorite[] }) {
  const others = favorites.filter(({ id }) => !compared.includes(id));
  if (compared.length >= MOST_COMPARED || others.length === 0) return null;
  return (
    <section className={styles.others} aria-labelledby="a-ajouter">
      <h2 id="a-ajouter">{content.add}</h2>
      <ul>
        {others.map(({ id, title }) => (
          <li key={id}>
            <Link to={paths.favorites([...compared, id])} preventScrollReset>
              {withFrenchSpaces(title)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function PrintButton() {
  if (!useHydrated()) return null;
  return (
    <Button look="quiet" onClick={() => window.print()}>
      <Printer aria-hidden="true" size={20} />
      {content.print}
    </Button>
  );
}

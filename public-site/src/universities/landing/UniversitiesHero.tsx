import { paths, pathTo } from '../../shared/paths';
import { Breadcrumb } from '../../shared/ui/Breadcrumb';
import { LinkButton } from '../../shared/ui/Button';
import { ClothBand } from '../../shared/ui/ClothBand';
import { Container } from '../../shared/ui/Container';
import { universitiesContent } from './universities.content';
import styles from './UniversitiesHero.module.css';

const { hero, title } = universitiesContent;

export function UniversitiesHero() {
  return (
    <>
      <div className={styles.hero}>
        <Container className={styles.grid}>
          <div className={styles.trail}>
            <Breadcrumb trail={[{ label: 'Accueil', to: pathTo('/') }]} current={title} />
          </div>
          <div className={styles.text}>
            <h1>
              {hero.before}
              <em>{hero.strong}</em>
              {hero.after}
            </h1>
            <p>{hero.text}</p>
            <div className={styles.links}>
              <LinkButton look="onBandMain" large to={paths.scholarships()}>
                {hero.explore}
              </LinkButton>
              <LinkButton look="onBand" large to={paths.accompaniment()}>
                {hero.support}
              </LinkButton>
              <LinkButton look="onBand" large to={paths.ambassadors()}>
                {hero.ambassador}
              </LinkButton>
            </div>
          </div>
          <img
            className={styles.picture}
            src="/illustrations/universites.svg"
            alt=""
            width={640}
            height={480}
            fetchPriority="high"
          />
        </Container>
      </div>
      <ClothBand />
    </>
  );
}

import { paths } from '../shared/paths';
import { LinkButton } from '../shared/ui/Button';
import { ClothBand } from '../shared/ui/ClothBand';
import { Container } from '../shared/ui/Container';
import { homeContent } from './home.content';
import styles from './HomePage.module.css';
import { Slideshow } from './Slideshow';

const { hero } = homeContent;

export function Hero() {
  return (
    <>
      <div className={styles.hero}>
        <Container className={styles.heroGrid}>
          <div className={styles.heroText}>
            <h1>
              {hero.before}
              <em>{hero.strong}</em>
              {hero.after}
            </h1>
            <p>{hero.text}</p>
            <div className={styles.heroActions}>
              <LinkButton look="give" large to={paths.give()}>
                {hero.give}
              </LinkButton>
              <LinkButton look="onBand" large to={paths.campaigns()}>
                {hero.campaigns}
              </LinkButton>
            </div>
          </div>
          <Slideshow />
        </Container>
      </div>
      <ClothBand />
    </>
  );
}

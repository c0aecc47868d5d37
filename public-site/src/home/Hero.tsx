import type { FormEvent } from 'react';
import { paths } from '../shared/paths';
import { LinkButton } from '../shared/ui/Button';
import { Container } from '../shared/ui/Container';
import { served } from '../shared/ui/served';
import { Link, useNavigate } from 'react-router';
import { homeContent } from './home.content';
import styles from './Hero.module.css';
import { Slideshow } from './Slideshow';

const { hero } = homeContent;

const Picker = served('accueil-don', async () => (await import('../giving/donate/GiftPicker')).GiftPicker);

/** What money can do here: nothing where no way to pay is offered. */
export interface MoneyGifts {
  areTaken: boolean;
  areTakenMonthly: boolean;
}

export function Hero({ money }: { money: MoneyGifts }) {
  const navigate = useNavigate();
  // Without a new document: the visit keeps the campaign codes that it began with.
  const ask = (event: FormEvent) => {
    event.preventDefault();
    const asked = new URLSearchParams(new FormData(event.target as HTMLFormElement) as never);
    void navigate(`${paths.give()}?${asked}`);
  };
  return (
    <div className={styles.hero} data-picker={money.areTaken ? '' : undefined}>
      <Container className={styles.grid}>
        <div className={styles.text}>
          <h1>
            {hero.before}
            <em>{hero.strong}</em>
            {hero.after}
          </h1>
          <p>{hero.text}</p>
          {money.areTaken ? <OtherWays /> : <WaysWithoutMoney />}
        </div>
        {money.areTaken && (
          <div className={styles.picker} onSubmit={ask}>
            <Picker takesMonthly={money.areTakenMonthly} />
          </div>
        )}
        <div className={styles.slides}>
          <Slideshow />
        </div>
      </Container>
    </div>
  );
}

function OtherWays() {
  return (
    <p className={styles.also}>
      <Link to={paths.giveThings('books')}>{hero.books}</Link>
      <Link to={paths.giveThings('equipment')}>{hero.equipment}</Link>
      <Link to={paths.campaigns()}>{hero.campaigns}</Link>
    </p>
  );
}

function WaysWithoutMoney() {
  return (
    <div className={styles.actions}>
      <LinkButton look="give" large to={paths.give()}>
        {hero.give}
      </LinkButton>
      <LinkButton look="onBand" large to={paths.campaigns()}>
        {hero.campaigns}
      </LinkButton>
    </div>
  );
}

import { paths } from '../shared/paths';
import { LinkButton } from '../shared/ui/Button';
import { CallBand } from '../shared/ui/CallBand';
import { Container } from '../shared/ui/Container';
import { PageHead } from '../shared/ui/PageHead';
import { PictureWithFallback } from '../shared/ui/PictureWithFallback';
import { Paragraphs } from '../shared/ui/Prose';
import { aboutContent as content } from './about.content';
import { AboutPart, Notes } from './AboutPart';
import styles from './AboutPage.module.css';

const { story, work, principles, money, team, join } = content;

export function AboutPage() {
  return (
    <>
      <Container>
        <PageHead title={content.title} lead={content.lead}>
          <nav className={styles.choice} aria-label={content.onThisPage}>
            {[story, work, money, team, join].map(({ id, title }) => (
              <a key={id} href={`#${id}`}>
                {title}
              </a>
            ))}
          </nav>
        </PageHead>
        <div className={styles.opening}>
          <section id={story.id} aria-labelledby={`${story.id}-titre`}>
            <h2 id={`${story.id}-titre`}>{story.title}</h2>
            <Paragraphs of={story.paragraphs} />
          </section>
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
      </Container>
      <div className={styles.soft}>
        <AboutPart id={work.id} title={work.title}>
          <Paragraphs of={work.paragraphs} />
          <Notes entries={principles} />
        </AboutPart>
      </div>
      <AboutPart id={money.id} title={money.title}>
        <Paragraphs of={money.paragraphs.slice(0, 2)} />
        <ul className={styles.uses}>
          {money.entries.map((entry) => (
            <li key={entry}>{entry}</li>
          ))}
        </ul>
        <Paragraphs of={money.paragraphs.slice(2)} />
      </AboutPart>
      <AboutPart id={team.id} title={team.title} text={team.text}>
        <Notes entries={team.roles} />
      </AboutPart>
      <AboutPart id={join.id} title={join.title} text={join.text}>
        <Notes entries={join.ways} />
        <div className={styles.links}>
          <LinkButton to={paths.actions()}>{join.actions}</LinkButton>
          <LinkButton to={paths.campaigns()}>{join.campaigns}</LinkButton>
          <LinkButton look="quiet" to={paths.community()}>
            {join.community}
          </LinkButton>
        </div>
      </AboutPart>
      <CallBand {...content.call} subject={content.subject} />
    </>
  );
}

import { withFrenchSpaces } from '../../shared/format/french-spaces';
import { paths } from '../../shared/paths';
import { Button } from '../../shared/ui/Button';
import { Container } from '../../shared/ui/Container';
import { Select } from '../../shared/ui/Field';
import { PageHead } from '../../shared/ui/PageHead';
import { useSite } from '../../shared/ui/use-site';
import { buttonCode, frameCode, pictureCode } from './embed-codes';
import { EmbedCode } from './EmbedCode';
import { embedsContent as content } from './embeds.content';
import styles from './EmbedsPage.module.css';

interface EmbedsPageProps {
  campaigns: readonly { slug: string; title: string }[];
  /** The one that the address names. */
  slug: string;
}

/** What others may put on their own site. */
export function EmbedsPage({ campaigns, slug }: EmbedsPageProps) {
  const { url: site, name } = useSite();
  const campaign = campaigns.find((one) => one.slug === slug) ?? null;
  const { button, card, picture } = content;
  return (
    <Container narrow>
      <PageHead
        title={content.title}
        lead={content.lead}
        trail={[{ label: content.give, to: paths.give() }]}
      />
      <form action={paths.embedding()} className={styles.choice} aria-label={content.form}>
        <Select
          key={slug}
          name="campaign"
          label={content.choose}
          defaultValue={slug}
          choices={[
            { value: '', label: content.all },
            ...campaigns.map((one) => ({ value: one.slug, label: withFrenchSpaces(one.title) })),
          ]}
        />
        <Button type="submit">{content.show}</Button>
      </form>
      <div className={styles.page}>
        <EmbedCode {...button} code={buttonCode({ site, campaign }, button.label(name))}>
          <span className={styles.button} aria-hidden="true">
            {button.label(name)}
          </span>
        </EmbedCode>
        {campaign ? (
          <>
            <EmbedCode {...card} code={frameCode(site, campaign)}>
              <iframe
                className={styles.frame}
                src={paths.embeddedCampaign(campaign.slug)}
                title={campaign.title}
                sandbox="allow-popups allow-popups-to-escape-sandbox"
                loading="lazy"
              />
            </EmbedCode>
            <EmbedCode {...picture} code={pictureCode(site, campaign, picture.alternative(campaign.title))}>
              <img
                src={`${paths.embeddedCampaign(campaign.slug)}.svg`}
                alt={picture.alternative(withFrenchSpaces(campaign.title))}
                width={480}
                height={220}
                loading="lazy"
              />
            </EmbedCode>
          </>
        ) : (
          <p className={styles.pick}>{content.pick}</p>
        )}
      </div>
    </Container>
  );
}

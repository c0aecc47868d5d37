import { Compass } from 'lucide-react';
import { CampaignReminder } from '../../giving/shared/CampaignReminder';
import { Badge } from '../../shared/ui/Badge';
import { Address } from '../../shared/ui/Address';
import { Card } from '../../shared/ui/Card';
import { CardGrid, CardGridSkeleton } from '../../shared/ui/CardGrid';
import { ClothBand } from '../../shared/ui/ClothBand';
import { Day, Detail, DetailList } from '../../shared/ui/DetailList';
import { GiveChoice, GiveList, GivePage, GiveSteps, OtherWay } from '../../shared/ui/GivePage';
import { GoalMeters } from '../../shared/ui/GoalMeters';
import { CardMeta, CardText, LinkedCard } from '../../shared/ui/LinkedCard';
import { ListPage } from '../../shared/ui/ListPage';
import { PartnerLogo } from '../../content/shared/PartnerLogo';
import { PictureWithFallback } from '../../shared/ui/PictureWithFallback';
import { ProgressMeter } from '../../shared/ui/ProgressMeter';
import { Thanks } from '../../shared/ui/Thanks';
import { ProjectGrid } from '../../content/shared/ProjectGrid';
import { RecordAside, RecordPage, RelatedRecords } from '../../shared/ui/RecordPage';
import { RichText } from '../../shared/ui/RichText';
import { ScholarshipGrid, ScholarshipGridSkeleton } from '../../universities/shared/ScholarshipGrid';
import { Skeleton } from '../../shared/ui/Skeleton';
import { StepList } from '../../shared/ui/StepList';
import { TopicCards } from '../../shared/ui/TopicCards';
import { TextAlternative } from '../../shared/ui/TextAlternative';
import { campaign, missingPicture, projects, richText, scholarships } from './examples';
import styles from './Showcase.module.css';
import { Specimen, Specimens } from './Specimen';

const STEPS = [
  { title: 'Premièrement', text: 'On commence.' },
  { title: 'Deuxièmement', text: 'On continue.' },
];
const TOPICS = STEPS.map((step) => ({ ...step, icon: Compass }));
const PERCENTAGES = [0, 3, 64, 100, 250];

export function ContentSpecimens() {
  return (
    <Specimens title="Montrer">
      <Specimen name="PictureWithFallback : illustration, image qui manque, illustration inconnue">
        <div className={styles.pair}>
          <PictureWithFallback picture={null} illustration="jeunesse" sizes="300px" />
          <PictureWithFallback picture={missingPicture} illustration="numerique" sizes="300px" />
          <PictureWithFallback picture={null} illustration="inconnue" sizes="300px" />
        </div>
      </Specimen>
      <Specimen name="ProgressMeter : de rien à plus que tout">
        {PERCENTAGES.map((percentage) => (
          <ProgressMeter key={percentage} kind="money" name="Dons" text="sur 100 €" percentage={percentage} />
        ))}
        <ProgressMeter large kind="books" name="Livres" text="sur 100 livres" percentage={41} />
        <ProgressMeter large kind="equipment" name="Équipement" text="sur 100" percentage={45} />
      </Specimen>
      <Specimen name="GoalMeters">
        <GoalMeters campaign={campaign} />
      </Specimen>
      <Specimen name="Card">
        <Card top={<PictureWithFallback picture={null} illustration="manuels" sizes="300px" />}>
          <h3>Une carte</h3>
          <p>Son texte.</p>
        </Card>
      </Specimen>
      <Specimen name="StepList">
        <StepList items={STEPS} />
      </Specimen>
      <Specimen name="TopicCards">
        <TopicCards topics={TOPICS} />
      </Specimen>
      <Specimen name="CardGrid, CardGridSkeleton">
        <CardGrid>
          <li>
            <Card>Une carte par élément de liste.</Card>
          </li>
          <li>
            <Card>Autant de colonnes qu’il en tient.</Card>
          </li>
        </CardGrid>
        <CardGridSkeleton count={2} label="Des cartes arrivent">
          <Skeleton width="45%" />
          <Skeleton height="3em" />
        </CardGridSkeleton>
      </Specimen>
      <Specimen name="LinkedCard, CardMeta, CardText">
        <LinkedCard
          to="#LinkedCard"
          title="Toute la carte mène quelque part"
          titleId="specimen-linked-card"
          heading="h3"
          picture={null}
          illustration="manuels"
          badges={<Badge tone="good">En cours</Badge>}
          above={
            <CardMeta>
              <span>Manuels scolaires</span>
              <span>Douala, Cameroun</span>
            </CardMeta>
          }
        >
          <CardText>Ce que l’on presse dans la carte reste au-dessus.</CardText>
        </LinkedCard>
      </Specimen>
      <Specimen name="RecordPage, RecordAside, RelatedRecords, Facts">
        <RecordPage
          isPreview={false}
          title="RecordPage"
          lead="La page d’une fiche : ce qu’elle est, son histoire, et ce que l’on cherche d’abord à côté."
          trail={[{ label: 'Composants', to: '#RecordPage' }]}
          tags={
            <>
              <Badge tone="good">En cours</Badge>
              <span>Transport</span>
              <span>Le Havre</span>
            </>
          }
          picture={null}
          illustration="transport"
          aside={
            <RecordAside heading="RecordAside">
              <DetailList>
                <Detail name="Lieu">Le Havre</Detail>
                <Detail name="Début">
                  <Day iso="2026-12-09" />
                </Detail>
                <Detail name="Rien">{null}</Detail>
              </DetailList>
            </RecordAside>
          }
        >
          <p>L’histoire.</p>
        </RecordPage>
        <RelatedRecords id="specimen-related" heading="RelatedRecords">
          <p>Ce que l’on peut lire ensuite.</p>
        </RelatedRecords>
      </Specimen>
      <Specimen name="ProjectGrid, ProjectCard : prévu, en cours, terminé">
        <ProjectGrid projects={projects} />
      </Specimen>
      <Specimen name="ScholarshipGrid, ScholarshipCard, DeadlineBadge : loin, proche, pressant, dernier jour, passé, suspendue">
        <ScholarshipGrid scholarships={scholarships} />
        <ScholarshipGridSkeleton count={2} />
      </Specimen>
      <Specimen name="PartnerLogo : sans logo, logo qui manque, grand">
        <div className={styles.row}>
          <PartnerLogo partner={{ name: 'Ville de Lyon', logo: null }} />
          <PartnerLogo partner={{ name: 'École ouverte', logo: missingPicture }} />
          <PartnerLogo large partner={{ name: 'Port du Havre', logo: null }} />
        </div>
      </Specimen>
      <Specimen name="CampaignReminder">
        <CampaignReminder campaign={campaign} />
      </Specimen>
      <Specimen name="RichText">
        <RichText html={richText} />
      </Specimen>
      <Specimen name="TextAlternative : visible quand le menu d’accessibilité le demande">
        <p>
          <TextAlternative>Le mot d’une icône</TextAlternative> et ce qui la suit
        </p>
      </Specimen>
      <ClothBand />
      <Specimen name="Thanks et Address">
        <Thanks
          title="Merci"
          name="Claire"
          lead="Ce qui est donné."
          stepsTitle="La suite"
          steps={[{ on: '2027-03-03', text: 'Ce qui se passe.' }]}
          factsLabel="Faits"
          facts={<Address email="prenom@exemple-du-site.example" />}
        />
      </Specimen>
      <Specimen name="GivePage et ses parties">
        <GivePage title="GivePage" lead="Le cadre des pages pour donner." side={<p>À côté.</p>}>
          <GiveSteps title="GiveSteps" steps={STEPS} />
          <GiveList title="GiveList" entries={['Ce qui est reçu']} />
          <GiveList title="GiveList refusé" entries={['Ce qui ne l’est pas']} isRefused />
          <OtherWay title="OtherWay" text="Une autre façon.">
            <GiveChoice label="GiveChoice">Un choix</GiveChoice>
          </OtherWay>
        </GivePage>
      </Specimen>
      <Specimen name="ListPage, PageHead">
        <ListPage
          title="ListPage"
          lead="Une liste et son formulaire."
          form={null}
          count="3 exemples"
          chosen={[]}
          clearTo="/composants"
        >
          <p>Les résultats.</p>
        </ListPage>
      </Specimen>
    </Specimens>
  );
}

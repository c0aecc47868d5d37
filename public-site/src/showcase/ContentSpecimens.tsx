import { CampaignReminder } from '../shared/ui/CampaignReminder';
import { Card } from '../shared/ui/Card';
import { ClothBand } from '../shared/ui/ClothBand';
import { GiveChoice, GiveList, GivePage, GiveSteps, OtherWay } from '../shared/ui/GivePage';
import { GoalMeters } from '../shared/ui/GoalMeters';
import { ListPage } from '../shared/ui/ListPage';
import { PartnerLogo } from '../shared/ui/PartnerLogo';
import { PictureWithFallback } from '../shared/ui/PictureWithFallback';
import { ProgressMeter } from '../shared/ui/ProgressMeter';
import { ProjectGrid } from '../shared/ui/ProjectGrid';
import { RichText } from '../shared/ui/RichText';
import { TextAlternative } from '../shared/ui/TextAlternative';
import { campaign, missingPicture, projects, richText } from './examples';
import styles from './Showcase.module.css';
import { Specimen, Specimens } from './Specimen';

const STEPS = [
  { title: 'Premièrement', text: 'On commence.' },
  { title: 'Deuxièmement', text: 'On continue.' },
];
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
      <Specimen name="ProjectGrid, ProjectCard : prévu, en cours, terminé">
        <ProjectGrid projects={projects} />
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

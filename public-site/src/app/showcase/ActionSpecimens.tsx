import { Search } from 'lucide-react';
import { Badge, type BadgeTone } from '../../shared/ui/Badge';
import { Breadcrumb } from '../../shared/ui/Breadcrumb';
import { Button, LinkButton, type ButtonLook } from '../../shared/ui/Button';
import { CallBand } from '../../shared/ui/CallBand';
import { ChosenCriteria } from '../../shared/ui/ChosenCriteria';
import { HelpPanel } from '../../shared/ui/HelpPanel';
import { Pagination } from '../../shared/ui/Pagination';
import { QuickFilters } from '../../shared/ui/QuickFilters';
import { ShareLinks } from '../../shared/ui/ShareLinks';
import { Tabs } from '../../shared/ui/Tabs';
import styles from './Showcase.module.css';
import { Specimen, Specimens } from './Specimen';

const LOOKS: ButtonLook[] = ['give', 'main', 'plain', 'quiet'];
const TONES: BadgeTone[] = ['good', 'warm', 'bad', 'quiet'];
const TAB_NAMES = ['Premier', 'Deuxième', 'Troisième'];
const here = () => '/composants';

export function ActionSpecimens() {
  return (
    <Specimens title="Agir et se déplacer">
      {LOOKS.map((look) => (
        <Specimen key={look} name={`Button ${look} : repos, grand, occupé, lien, avec icône`}>
          <Buttons look={look} />
        </Specimen>
      ))}
      <Specimen name="Button onBand et onBandMain, sur l’indigo" onBand>
        <Buttons look="onBand" />
        <Buttons look="onBandMain" />
      </Specimen>
      <Specimen name="Badge">
        <div className={styles.row}>
          {TONES.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </div>
      </Specimen>
      <Specimen name="Breadcrumb">
        <Breadcrumb trail={[{ label: 'Accueil', to: '/' }]} current="Cette page" />
      </Specimen>
      <Specimen name="Pagination : au début, au milieu, à la fin">
        {[1, 5, 9].map((page) => (
          <Pagination key={page} label={`Pages, ${page}`} page={page} pageCount={9} linkTo={here} />
        ))}
      </Specimen>
      <Specimen name="QuickFilters">
        <QuickFilters quick={[{ label: 'Manuels', isOn: true, to: here() }]} />
      </Specimen>
      <Specimen name="ChosenCriteria">
        <ChosenCriteria chosen={[{ name: 'q', text: 'Manuels', to: here() }]} clearTo={here()} />
      </Specimen>
      <Specimen name="Tabs">
        <Tabs
          label="Exemple"
          tabs={TAB_NAMES.map((name) => ({ name, label: name, panel: <p>Panneau {name}</p> }))}
        />
      </Specimen>
      <Specimen name="ShareLinks">
        <ShareLinks heading="Partager" title="Exemple" address="https://exemple.org" />
      </Specimen>
      <Specimen name="ContactPanel : avec et sans adresse">
        <div className={styles.pair}>
          <HelpPanel
            title="Nous écrire"
            text="Une adresse suffit."
            none="Pas encore d’adresse."
            note="Réponse sous trois jours."
            ways={[{ kind: 'email', label: 'contact@exemple.org', address: 'mailto:contact@exemple.org' }]}
          />
          <HelpPanel title="Nous joindre" text="" none="Pas encore d’adresse." note="" ways={[]} />
        </div>
      </Specimen>
      <CallBand title="CallBand" text="Comment une page se termine." subject="Exemple" />
    </Specimens>
  );
}

function Buttons({ look }: { look: ButtonLook }) {
  return (
    <div className={styles.row}>
      <Button look={look}>Repos</Button>
      <Button look={look} large>
        Grand
      </Button>
      <Button look={look} aria-disabled>
        Occupé…
      </Button>
      <LinkButton look={look} to={here()}>
        Lien
      </LinkButton>
      <Button look={look}>
        <Search aria-hidden="true" size={20} />
        Avec icône
      </Button>
    </div>
  );
}

import { AddressForm, MainFields, MoreFields } from '../../shared/ui/AddressForm';
import { ChoiceGroup } from '../../shared/ui/ChoiceGroup';
import { Checkbox, Radio, Select, TextArea, TextField } from '../../shared/ui/Field';
import { FormPart } from '../../shared/ui/FormPart';
import { COUNTRIES_ID, CountriesOfStudy } from '../../universities/shared/CountriesOfStudy';
import { FormOutcome } from '../../shared/ui/FormOutcome';
import styles from './Showcase.module.css';
import { Specimen, Specimens } from './Specimen';

const CHOICES = [
  { value: 'a', label: 'Premier choix' },
  { value: 'b', label: 'Deuxième choix' },
];
const HELP = 'L’aide, sous le champ.';
const ERROR = 'Veuillez indiquer la quantité estimée';

export function FormSpecimens() {
  return (
    <Specimens title="Remplir">
      <Specimen name="TextField : vide, aidé, refusé">
        <div className={styles.pair}>
          <TextField label="Champ" />
          <TextField label="Champ aidé" help={HELP} defaultValue="Rempli" />
          <TextField label="Champ refusé" error={ERROR} defaultValue="12 ?" />
        </div>
      </Specimen>
      <Specimen name="TextArea">
        <div className={styles.pair}>
          <TextArea label="Texte long" help={HELP} />
          <TextArea label="Texte refusé" error={ERROR} />
        </div>
      </Specimen>
      <Specimen name="Select">
        <div className={styles.pair}>
          <Select label="Choix" choices={CHOICES} />
          <Select label="Choix refusé" choices={CHOICES} error={ERROR} />
        </div>
      </Specimen>
      <Specimen name="Checkbox et Radio">
        <div className={styles.pair}>
          <Checkbox label="Case" />
          <Checkbox label="Case cochée" defaultChecked />
          <Checkbox label="Case refusée" error={ERROR} />
          <Radio label="Option" name="option" />
          <Radio label="Option choisie" name="option" defaultChecked />
        </div>
      </Specimen>
      <Specimen name="FormPart, CountriesOfStudy">
        <FormPart legend="Des champs qui vont ensemble">
          <TextField label="Champ" />
          <TextField label="Pays" list={COUNTRIES_ID} />
          <TextArea label="Texte long" />
        </FormPart>
        <CountriesOfStudy />
      </Specimen>
      <Specimen name="ChoiceGroup">
        <div className={styles.pair}>
          <ChoiceGroup kind="radio" name="un" legend="Un choix" choices={CHOICES} chosen={['a']} />
          <ChoiceGroup
            kind="checkbox"
            name="des"
            legend="Des choix"
            choices={CHOICES}
            chosen={[]}
            error={ERROR}
          />
        </div>
      </Specimen>
      <Specimen name="AddressForm, avec ses champs repliés">
        <AddressForm
          action="/composants"
          label="Chercher un exemple"
          criteria={{}}
          addressOf={() => '/composants'}
        >
          {(applyNow) => (
            <>
              <MainFields>
                <TextField label="Mots" name="search" />
                <Select label="Tri" name="order" choices={CHOICES} onChange={applyNow} />
              </MainFields>
              <MoreFields summary="Plus de critères" open={false}>
                <TextField label="Lieu" name="location" />
              </MoreFields>
            </>
          )}
        </AddressForm>
      </Specimen>
      <Specimen name="FormOutcome">
        <FormOutcome isDone>C’est envoyé.</FormOutcome>
        <FormOutcome isDone={false}>L’envoi n’a pas abouti. Ce que vous avez écrit est gardé.</FormOutcome>
      </Specimen>
    </Specimens>
  );
}

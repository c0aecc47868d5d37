import { AutocompleteArrayInput, AutocompleteInput, ReferenceArrayInput, ReferenceInput } from 'react-admin';
import { project as texts } from './project.fr';

const asked = (q: string) => ({ q });

/** With whom, and where one may give for it. */
export function ProjectLinkInputs() {
  return (
    <>
      <ReferenceArrayInput source="partner_ids" reference="partners" sort={{ field: 'name', order: 'ASC' }}>
        <AutocompleteArrayInput optionText="name" filterToQuery={asked} helperText={false} />
      </ReferenceArrayInput>
      <ReferenceInput source="campaign_id" reference="campaigns" sort={{ field: 'title', order: 'ASC' }}>
        <AutocompleteInput optionText="title" filterToQuery={asked} helperText={texts.help.campaign} />
      </ReferenceInput>
    </>
  );
}

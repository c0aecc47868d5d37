import type { SettingKey, SettingValues } from '../../core/settings/setting-values.dto.js';

interface SettingsPart {
  heading: string;
  anchor: string;
  keys: readonly SettingKey[];
  /** Sanitised HTML; empty where the settings say too little to be shown. */
  body: (values: SettingValues) => string;
}

/** What pages say from the settings: the one place where these facts are written. */
export const SETTINGS_PARTS: Record<string, readonly SettingsPart[]> = {
  'mentions-legales': [
    {
      heading: 'Éditeur du site',
      anchor: 'editeur',
      keys: [
        'legal_name',
        'legal_siren',
        'legal_rna',
        'legal_street',
        'legal_postal_code',
        'legal_city',
        'publication_director',
        'contact_email',
        'contact_phone',
      ],
      body: (values) => {
        if (values.legal_name === '' && values.publication_director === '') return '';
        const { legal_street, legal_postal_code, legal_city } = values;
        const town = [legal_postal_code, legal_city].filter(Boolean).join(' ');
        return facts([
          ['Association', values.legal_name],
          ['SIREN', values.legal_siren.replace(/(\d{3})(?=\d)/g, '$1\u00a0')],
          ['RNA', values.legal_rna],
          ['Siège', [legal_street, town].filter(Boolean).join(', ')],
          ['Direction de la publication', values.publication_director],
          ['E-mail', values.contact_email],
          ['Téléphone', values.contact_phone],
        ]);
      },
    },
    {
      heading: 'Hébergement',
      anchor: 'hebergement',
      keys: ['hosting_name', 'hosting_address', 'hosting_phone'],
      body: ({ hosting_name, hosting_address, hosting_phone }) =>
        hosting_name &&
        facts([
          ['Hébergeur', hosting_name],
          ['Adresse', hosting_address.split('\n').join(', ')],
          ['Téléphone', hosting_phone],
        ]),
    },
    {
      heading: 'Propriété intellectuelle',
      anchor: 'propriete-intellectuelle',
      keys: ['intellectual_property_text'],
      body: ({ intellectual_property_text }) => intellectual_property_text,
    },
  ],
  communaute: [
    {
      heading: 'La vie de la communauté',
      anchor: 'vie-de-la-communaute',
      keys: ['community_text'],
      body: ({ community_text }) => community_text,
    },
  ],
};

/** In place of the lead that says the page is to be completed, once it is. */
export const COMPLETED_LEADS: Record<string, string> = {
  'mentions-legales': 'Qui édite ce site, qui l’héberge, et à qui sont ses textes et ses images.',
};

function facts(lines: [label: string, value: string][]): string {
  const said = lines.filter(([, value]) => value !== '');
  return `<ul>${said.map(([label, value]) => `<li><strong>${label}\u00a0:</strong> ${escaped(value)}</li>`).join('')}</ul>`;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

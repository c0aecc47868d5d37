import { expect, it } from 'vitest';
import { socialLinks } from './social-links';

const none = {
  social_linkedin: '',
  social_youtube: '',
  social_instagram: '',
  social_tiktok: '',
  social_facebook: '',
  social_twitter: '',
};

it('a network is shown only where the settings give its address', () => {
  expect(socialLinks(none)).toEqual([]);
  const settings = {
    ...none,
    social_twitter: ' https://x.com/livres ',
    social_youtube: 'javascript:alert(1)',
  };
  expect(socialLinks(settings)).toEqual([{ name: 'X', address: 'https://x.com/livres' }]);
});

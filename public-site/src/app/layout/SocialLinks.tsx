import type { PublicSettings } from '@livres/api/contract';
import { siteContent } from '../../shared/content/site.content';
import { socialLinks } from './social-links';

/** Where the association can be followed; nothing where it is nowhere. */
export function SocialLinks({ settings }: { settings: PublicSettings }) {
  const links = socialLinks(settings);
  if (links.length === 0) return null;
  return (
    <nav aria-label={siteContent.follow}>
      <ul>
        {links.map(({ name, address }) => (
          <li key={name}>
            <a href={address} rel="noreferrer">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

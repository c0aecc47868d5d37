import { readProfile, type Profile } from './eligibility-criteria';
import { keepProfileText, keptProfileText } from './kept-profile-text';

/** What the visitor last said of themself. */
export function keptProfile(): Profile {
  return readProfile(new URLSearchParams(keptProfileText())).profile;
}

/** An empty one forgets it. */
export function keepProfile(profile: Profile): void {
  keepProfileText(new URLSearchParams(profile).toString());
}

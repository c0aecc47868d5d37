import { readProfile, type Profile } from './eligibility-criteria';
import { keepProfileText, savedProfileText } from './saved-profile-text';

/** The visitor's last profile. */
export function savedProfile(): Profile {
  return readProfile(new URLSearchParams(savedProfileText())).profile;
}

/** An empty one forgets it. */
export function keepProfile(profile: Profile): void {
  keepProfileText(new URLSearchParams(profile).toString());
}

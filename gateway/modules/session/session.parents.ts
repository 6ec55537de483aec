import type { Entity } from '../../rest/entities.ts';
import type { InvalidCredentials } from './login.ts';
import type { TooManyAttempts } from './tooManyAttempts.ts';

/** The session: each field reads what it needs. */
export type ViewerParent = object;

/** A counter with the navigation key that the back end lists it by. */
export type AttentionParent = Entity<'Attention'> & { key: string };

export type AccessParent = Entity<'Access'>;
export type CountryParent = Entity<'Country'>;
export type DocumentCountryParent = Entity<'DocumentCountry'>;
export type LocaleParent = Entity<'LocaleInfo'>;
/** A person, whom most calls may name without an id. */
export type UserParent = Entity<'Person'>;

export type InvalidCredentialsParent = InvalidCredentials;
export type TooManyAttemptsParent = TooManyAttempts;

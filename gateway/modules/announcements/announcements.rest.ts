import type { Entity } from '../../rest/entities.ts';
import type { RestClient } from '../../rest/RestClient.ts';

/** Announcements of the cart area, newest first (CALL-154). */
export const listCartAnnouncements = (rest: RestClient): Promise<Entity<'Announcement'>[]> =>
  rest.get('listCartAnnouncements');

/** One announcement (CALL-151). */
export const getAnnouncement = (rest: RestClient, id: number): Promise<Entity<'Announcement'>> =>
  rest.get('getAnnouncement', { path: { id } });

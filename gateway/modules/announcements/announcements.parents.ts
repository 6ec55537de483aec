import type { Entity } from '../../rest/entities.ts';

export type AnnouncementParent = Entity<'Announcement'>;

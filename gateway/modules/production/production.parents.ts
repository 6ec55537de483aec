import type { ListWindow } from '../../relay/ListWindow.ts';
import type { Entity } from '../../rest/entities.ts';

export type ProductionApplicationParent = Entity<'ProductionApplication'>;
export type ProductionApplicationConnectionParent = ListWindow<ProductionApplicationParent>;

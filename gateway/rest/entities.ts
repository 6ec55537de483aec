import type { components } from '../../contract/apiV3.generated.ts';

/** An entity of the contract by its schema's name, for example `Entity<'Order'>`. */
export type Entity<Name extends keyof components['schemas']> = components['schemas'][Name];

export type AccessEntity = Entity<'Access'>;
export type AddressEntity = Entity<'Address'>;
export type AnnouncementEntity = Entity<'Announcement'>;
export type AttentionEntity = Entity<'Attention'> & { key: string };
export type BackorderItemEntity = Entity<'BackorderItem'>;
export type CarrierEntity = Entity<'Carrier'>;
export type CountryEntity = Entity<'Country'>;
export type DocumentItemEntity = Entity<'DocumentItem'>;
export type DocumentRefEntity = Entity<'DocumentRef'>;
export type LocaleEntity = Entity<'LocaleInfo'>;
export type ManufacturerEntity = Entity<'Manufacturer'>;
export type MergedInvoiceRefEntity = Entity<'MergedInvoiceSearchResult'>;
export type OemRowEntity = Entity<'OemRow'>;
export type UserEntity = Entity<'User'>;
export type VehicleEntity = Entity<'Vehicle'>;
export type VehicleMakeEntity = Entity<'VehicleMake'>;

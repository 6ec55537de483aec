import { toInputPath } from '../../errors/toInputPath.ts';
import { isSameText } from '../../rest/afterWrite.ts';
import type { Entity, Sent } from '../../rest/entities.ts';
import { fromEnum, openEnum } from '../../schema/enums.ts';
import type { AddressInput, AddressType } from '../../schema/types.generated.ts';
import { addressToWire } from './addressToWire.ts';

export const toAddressType = openEnum('AddressType', null);

/** An address as it is sent, with its type. */
export const toBody = (type: AddressType, address: AddressInput): Sent<'AddressInput'> => ({
  type: fromEnum(type),
  ...addressToWire(address, 'input.address'),
});

/** The input has the fields of an address in `address`, the call has them in its body. */
export const toPath = (field: string): string =>
  field === 'type' || field.includes('.') ? toInputPath(field) : `address.${toInputPath(field)}`;

/** Whether it is the address that was sent, by what identifies one. */
export const isAddress = (address: Entity<'Address'>, sent: Sent<'AddressInput'>): boolean =>
  (['type', 'name', 'companyName', 'city', 'index', 'address', 'email', 'phone'] as const).every((key) =>
    isSameText(address[key], sent[key]),
  );

import type { FieldPath } from 'react-hook-form';
import type { DraftItem } from '../draft/DraftItem.ts';

const fields = [
  'articleName',
  'qty',
  'price',
  'invoiceNumber',
  'invoiceDate',
  'description',
  'line',
] as const;

/**
 * The field of the wizard that the server's path of an item names, such as `items.2.known.qty`; null for none. The quantity of
 * an invoice line is chosen with the line.
 */
export function fieldOfError(path: string, { line }: DraftItem): FieldPath<DraftItem> | null {
  const name = path.replace(/^items\.\d+\.(?:(?:known|unknown)\.)?/, '');
  if (name.startsWith('clarification.')) return clarificationField(name);
  if (name === 'qty' && line) return 'line';
  return fields.find((field) => field === name) ?? null;
}

const clarifications = [
  'clarification.carBrand',
  'clarification.carModel',
  'clarification.carModelClarification',
  'clarification.carModelYear',
  'clarification.fittingDate',
  'clarification.fittingOnMillage',
  'clarification.problemDate',
  'clarification.problemOnMillage',
] as const;
const clarificationField = (name: string) => clarifications.find((field) => field === name) ?? null;

/** The step of the wizard that has a field. */
export const stepOfField = (field: FieldPath<DraftItem>): number =>
  field.startsWith('clarification.') ? 2 : field === 'description' ? 1 : 0;

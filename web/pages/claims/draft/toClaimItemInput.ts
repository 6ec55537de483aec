import type { useCreateClaimMutation$variables } from '../../../__generated__/useCreateClaimMutation.graphql.ts';
import type { ClaimKind } from '../../../parts/claims/claims.urls.ts';
import { numberText } from '../../../ui/form/numberRules.ts';
import type { Clarification, DraftItem } from './DraftItem.ts';

type ItemInput = useCreateClaimMutation$variables['input']['items'][number];
type ClarificationInput = NonNullable<ItemInput['clarification']>;

/** An item of a draft as the gateway takes it: known or unknown (CLM-36, CLM-37), with what else was said (CLM-38). */
export function toClaimItemInput(item: DraftItem, kind: ClaimKind): ItemInput {
  const clarification = toClarificationInput(item.clarification, kind);
  const common = {
    articleName: item.articleName,
    qty: Number(numberText(item.qty, 0)),
    description: item.description.trim(),
    attachments: item.attachments.map(({ id }) => id),
  };
  const part: ItemInput = item.line
    ? { known: { ...common, line: item.line.id } }
    : {
        unknown: {
          ...common,
          price: numberText(item.price, 2),
          invoiceNumber: item.invoiceNumber.trim(),
          invoiceDate: item.invoiceDate,
        },
      };
  return Object.keys(clarification).length > 0 ? { ...part, clarification } : part;
}

/**
 * What was filled in of the fields that this kind of claim has (GAP-132).
 *
 * @param isChange whether an item has some already: then a box that was unchecked counts too
 */
export function toClarificationInput(
  values: Clarification,
  kind: ClaimKind,
  isChange = false,
): ClarificationInput {
  if (kind === 'return') {
    const { hasCrashedBoxRetention, hasBadPackingRetention } = values;
    const isSaid = isChange || hasCrashedBoxRetention || hasBadPackingRetention;
    return isSaid ? { hasCrashedBoxRetention, hasBadPackingRetention } : {};
  }
  const texts = [
    'carBrand',
    'carModel',
    'carModelClarification',
    'carModelYear',
    'fittingDate',
    'problemDate',
  ] as const;
  const mileages = ['fittingOnMillage', 'problemOnMillage'] as const;
  return Object.fromEntries([
    ...texts.filter((name) => values[name].trim() !== '').map((name) => [name, values[name].trim()]),
    ...mileages
      .filter((name) => values[name].trim() !== '')
      .map((name) => [name, Number(numberText(values[name], 0))]),
  ]);
}

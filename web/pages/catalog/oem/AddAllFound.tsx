import { Button } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { AddAllFoundMutation } from '../../../__generated__/AddAllFoundMutation.graphql.ts';
import { regularCartUrl } from '../../../parts/cart/cart.urls.ts';
import { cartOffers } from '../../../parts/cart/cartTypes.ts';
import { useCartWrite } from '../../../parts/cart/useCartWrite.ts';
import { useHasAttribute } from '../../../shell/session/useSession.ts';
import { formatNumber } from '../../../ui/values/formatMoney.ts';
import { present } from '../../../ui/list/present.ts';
import { notify } from '../../../ui/notices/notify.ts';
import type { OemResult } from './useOemSearch.ts';
import { Icon } from '../../../ui/pictures/Icon.tsx';

/**
 * Adds the articles of a list of numbers to the cart, with the quantities of the list (DAY-57). A number with several
 * articles, or whose article others replace, is left to the user: a choice is never made silently.
 */
export function AddAllFound({ rows }: { rows: OemResult['rows'] }): ReactElement | null {
  const { t } = useTranslation();
  const mayOrder = useHasAttribute(cartOffers.REGULAR.attribute);
  const [write, isAdding] = useCartWrite<AddAllFoundMutation>(
    graphql`
      mutation AddAllFoundMutation($input: AddLinesInput!) {
        addLines(input: $input) {
          ... on AddLinesPayload @alias(as: "payload") {
            lines {
              code
              number
              message
              article {
                id
                inCartQty
              }
            }
          }
          ...useWrite_problem @alias(as: "problem")
        }
      }
    `,
    { remembers: 'all found' },
  );
  const namesQuantities = rows.some(({ qty }) => qty != null);
  const lines = rows.flatMap(({ qty, replacement, result }) => {
    const [article, ...others] = present(result);
    if (!article?.name || others.length > 0 || replacement != null) return [];
    // A list that names quantities means one in each line.
    if (qty == null && namesQuantities) return [];
    return { number: article.name, article: article.id, qty: qty ?? article.multiple ?? 1 };
  });
  const open = rows.filter(({ found }) => found === true).length - lines.length;
  if (!mayOrder || lines.length === 0) return null;

  const add = async () => {
    const { payload } = await write({ lines, roundUp: true });
    if (!payload) return;
    const answers = present(payload.lines);
    const refused = answers.filter(({ code }) => code !== 'ADDED' && code !== 'ROUNDED_UP');
    const texts = [
      open > 0 ? t('OEM.LEFT_TO_CHOOSE', { count: open }) : null,
      refused.length > 0
        ? t('OEM.NOT_ADDED', { numbers: refused.map(({ number }) => number).join(', ') })
        : null,
    ].filter((text) => text !== null);
    notify({
      intent: texts.length > 0 ? 'warning' : 'success',
      title: t('OEM.ADDED', { count: answers.length - refused.length }),
      ...(texts.length > 0 && { body: texts.join(' ') }),
      links: [{ label: t('OEM.VIEW_CART'), to: regularCartUrl() }],
    });
  };
  return (
    <Button appearance="primary" icon={<Icon name="cart" />} disabled={isAdding} onClick={() => void add()}>
      {t('OEM.ADD_ALL', { count: lines.length, total: formatNumber(lines.length, 0, 'DOT') })}
    </Button>
  );
}

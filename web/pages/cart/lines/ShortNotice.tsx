import { Button, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { Filter20Regular } from '@fluentui/react-icons/svg/filter';
import { FilterDismiss20Regular } from '@fluentui/react-icons/svg/filter-dismiss';
import { memo, useEffect, useEffectEvent, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../../ui/announce/announce.ts';
import { Notice } from '../../../ui/notices/Notice.tsx';
import { useIsPhone } from '../../../ui/useIsPhone.ts';

type Props = {
  /** The short lines, by `dbId`. */
  short: ReadonlySet<string>;
  /** Number of all lines. */
  total: number;
  /** The lines that are shown alone; null while all are. */
  only: ReadonlySet<string> | null;
  onOnly: (lines: ReadonlySet<string> | null) => void;
  /** Called when its button takes it away, and the focus with it. */
  onGone: () => void;
};

/**
 * Says that less of some lines is available than was asked for (CART-22, GAP-62), and shows these alone. When they are all
 * settled it stays until the other lines are shown again.
 */
export const ShortNotice = memo(function ShortNotice({
  short,
  total,
  only,
  onOnly,
  onGone,
}: Props): ReactElement {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const isSettled = short.size === 0;
  const label = only ? t('CART.SHOW_ALL') : t('CART.SHOW_SHORT');
  const textOf = (count: number) =>
    count === 0 ? t('CART.SHORT_SETTLED') : t('CART.SHORT_LINES', { count, total });
  // Not when another line comes or goes, which is not on the server yet.
  const say = useEffectEvent((count: number) => announce(textOf(count)));
  useEffect(() => say(short.size), [short.size]);
  return (
    // The automatic layout starts with one line, finds that it needs more, and shifts the page.
    <Notice intent={isSettled ? 'success' : 'warning'} layout="singleline">
      <MessageBarBody>{textOf(short.size)}</MessageBarBody>
      <MessageBarActions>
        <Button
          size="small"
          // The sentence needs the room.
          {...(isPhone
            ? { icon: only ? <FilterDismiss20Regular /> : <Filter20Regular />, title: label }
            : {})}
          onClick={() => {
            onOnly(only ? null : short);
            if (isSettled) onGone();
          }}
        >
          {isPhone ? null : label}
        </Button>
      </MessageBarActions>
    </Notice>
  );
});

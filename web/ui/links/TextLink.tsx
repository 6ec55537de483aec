import { mergeClasses } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { useLinkStyles } from './useLinkStyles.ts';

type Props = LinkProps & {
  /** Whether it stands within a sentence, where colour alone would not set it apart from the words. */
  isInText?: boolean;
};

/** A link to another place of the client in the look of Fluent's links. */
export function TextLink({ className, isInText = false, ...props }: Props): ReactElement {
  const styles = useLinkStyles();
  return <Link {...props} className={mergeClasses(styles.link, isInText && styles.inText, className)} />;
}

import type { ReactElement } from 'react';
import { CopyableNumber } from '../../ui/values/CopyableNumber.tsx';
import { ArticleLink } from './ArticleLink.tsx';

type Props = {
  name: string | null | undefined;
  /** The level of the heading that the number is; the button that copies it is not a part of it. */
  headingLevel?: number;
};

/** An article's number as the link to its page, copied in one click; a dash where it is not known. */
export function ArticleNumber({ name, headingLevel }: Props): ReactElement {
  const link = <ArticleLink name={name} isStrong />;
  const number = headingLevel ? (
    <span role="heading" aria-level={headingLevel}>
      {link}
    </span>
  ) : (
    link
  );
  return name ? <CopyableNumber value={name}>{number}</CopyableNumber> : number;
}

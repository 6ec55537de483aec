import type { ReactElement } from 'react';
import { CopyableNumber } from '../../ui/CopyableNumber.tsx';
import { ArticleLink } from './ArticleLink.tsx';

/** An article's number as the link to its page, copied in one click; a dash where it is not known. */
export function ArticleNumber({ name }: { name: string | null | undefined }): ReactElement {
  const link = <ArticleLink name={name} isStrong />;
  return name ? <CopyableNumber value={name}>{link}</CopyableNumber> : link;
}
